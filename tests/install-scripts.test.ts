import { readFileSync } from 'node:fs';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));

/** `.npmrc` stops an install otherwise, also on another system than ours. */
test('package.json says of every package with an install script whether it may run', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));

  expect(Object.keys(read('package.json').allowScripts)).toEqual(
    expect.arrayContaining(withScript),
  );
});
