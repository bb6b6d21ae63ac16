import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bearer, signedIn } from '../support/api.ts';
import { createUser } from '../support/factories.ts';
import { breaches, callMatrix } from './matrix.ts';
import { createRows } from './samples.ts';

const FILE = path.join(import.meta.dirname, 'matrix.txt');

let matrix: string;

beforeAll(async () => {
  const owner = await createUser({ role: 'OWNER' });
  const stranger = await createUser({ role: 'OWNER' });
  const rows = await createRows({ owner_id: owner.id });
  matrix = await callMatrix(rows, {
    nobody: undefined,
    owner: (await signedIn(owner)).bearer,
    stranger: (await signedIn(stranger)).bearer,
    admin: await bearer('ADMIN'),
  });
  if (process.env.KOY_WRITE_MATRIX === '1') writeFileSync(FILE, matrix);
});

test('every route answers whom it did when somebody last looked (npm run matrix)', () => {
  expect(matrix).toBe(readFileSync(FILE, 'utf8'));
});

test('nobody reaches what is not theirs', () => {
  expect(breaches(matrix)).toEqual([]);
});

test('nothing breaks', () => {
  expect(matrix.split('\n').filter((line) => / 5\d\d/.test(line))).toEqual([]);
});
