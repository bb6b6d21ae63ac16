import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, '../routes/spec-calls.txt');

/** The calls that the specification names (§7), by verb and path: `GET /v1/admin/towns`, ids as `{id}`. */
export const specCalls: string[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('  '))
  .map((line) => line.trim().replace(/ +/, ' '));
