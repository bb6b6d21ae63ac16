import { argon2Sync } from 'node:crypto';
import { stat } from 'node:fs/promises';

import { hashPassword, passwordMatches } from '../../../server/services/accounts/passwords.ts';

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

test('a password is kept as argon2id with a salt of its own', async () => {
  const [one, other] = [await hashPassword('koy-demo-2026'), await hashPassword('koy-demo-2026')];

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/);
  expect(other).not.toBe(one);
  expect(one).not.toContain('koy-demo-2026');
});

test.each([
  ['koy-demo-2026', true],
  ['koy-demo-2027', false],
  ['Koy-demo-2026', false],
  ['koy-demo-2026 ', false],
  ['', false],
])('%p opens it: %p', async (password, expected) => {
  expect(await passwordMatches(password, await hashPassword('koy-demo-2026'))).toBe(expected);
});

test('letters outside ASCII and 128 of them are a password like any other', async () => {
  const long = 'şifre çok uzun 🙂 '.repeat(8).slice(0, 128);

  expect(await passwordMatches(long, await hashPassword(long))).toBe(true);
});

test('letters that another keyboard writes in two parts are the same password', async () => {
  const password = 'İğne ağacı gölgesi şurada';

  expect(password.normalize('NFD')).not.toBe(password);
  expect(await passwordMatches(password.normalize('NFD'), await hashPassword(password))).toBe(true);
  expect(await passwordMatches(password, await hashPassword(password.normalize('NFD')))).toBe(true);
});

test('a hash made with other parameters is still read', async () => {
  const nonce = Buffer.alloc(16, 7);
  const parameters = { message: 'eski parola', nonce, parallelism: 1, tagLength: 24 };
  const tag = argon2Sync('argon2id', { ...parameters, memory: 8192, passes: 3 });
  const stored = `$argon2id$v=19$m=8192,t=3,p=1$${base64(nonce)}$${base64(tag)}`;

  expect(await passwordMatches('eski parola', stored)).toBe(true);
  expect(await passwordMatches('yeni parola', stored)).toBe(false);
});

test('without a hash nothing opens, and the work is done all the same', async () => {
  expect(await passwordMatches('koy-demo-2026', null)).toBe(false);
});

test('a hash in another form is an error of ours, not a wrong password', async () => {
  await expect(passwordMatches('x', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow(
    'not in the expected form',
  );
});

test('many who sign in at once leave the process a thread for everything else', async () => {
  const ended: string[] = [];
  const stored = await hashPassword('koy-demo-2026');
  const signingIn = Array.from({ length: 12 }, async () => {
    await passwordMatches('koy-demo-2026', stored);
    ended.push('password');
  });
  const reading = stat(import.meta.filename).then(() => ended.push('file'));
  await Promise.all([...signingIn, reading]);

  // Of four threads in turn nine passwords would come before it.
  expect(ended.indexOf('file')).toBeLessThan(4);
});
