import { localPath } from '../../server/shared/local-path.ts';

describe('an address to go on to', () => {
  test.each([
    ['/', '/'],
    [
      '/dashboard/reservations/villa?status=OPTION#r7',
      '/dashboard/reservations/villa?status=OPTION#r7',
    ],
    ['/villa/a/../b', '/villa/b'],
    ['/arama?q=//evil.example', '/arama?q=//evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('of this site is kept: %s', (next, expected) => {
    expect(localPath(next)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    'dashboard',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2e//evil.example',
    '/a/%2E.//evil.example/../x',
  ])('that could lead elsewhere is the home page: %j', (next) => {
    const path = localPath(next);

    expect(path).toBe('/');
    expect(new URL(path, 'https://koy.example').host).toBe('koy.example');
  });
});
