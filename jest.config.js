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
  globalSetup: './tests/support/global-setup.ts',
  globalTeardown: './tests/support/global-teardown.ts',
  // Jest leaves one core idle by default, which on two cores is half of them.
  maxWorkers: '100%',
  // Modules of finished files stay in a worker's memory; a new worker is cheaper than collecting them.
  workerIdleMemoryLimit: '1.5GB',
  testTimeout: 30_000,
  setupFiles: ['./tests/support/env.ts'],
};
