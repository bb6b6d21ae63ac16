const ofReact = (file) => `<rootDir>/node_modules/${file}.production.js`;

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6', ignoreDynamic: true },
      },
    ],
  },
  // As in the bundle: the development build notes where each element was made, half of a page's time.
  moduleNameMapper: {
    '^react$': ofReact('react/cjs/react'),
    '^react/jsx-runtime$': ofReact('react/cjs/react-jsx-runtime'),
    '^react-dom$': ofReact('react-dom/cjs/react-dom'),
    '^react-dom/server$': ofReact('react-dom/cjs/react-dom-server-legacy.node'),
  },
  resolver: '<rootDir>/tests/support/resolver.ts',
  globalSetup: './tests/support/global-setup.ts',
  globalTeardown: './tests/support/global-teardown.ts',
  // Jest leaves one core idle by default, which on two cores is half of them. One more makes nothing quicker.
  maxWorkers: '100%',
  // Should something keep the modules of finished files in a worker's memory, the worker is renewed.
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: './tests/support/longest-first.ts',
  // Long enough for a machine on which everything takes four times as long; a step that hangs ends before.
  testTimeout: 90_000,
  setupFiles: ['./tests/support/env.ts'],
  setupFilesAfterEnv: ['./tests/support/timers.ts'],
};
