// Runs before a script (`node --import`), also on a Node too old for TypeScript: then it says so.
import { readFileSync } from 'node:fs';

const NEEDED = 26;
const found = process.versions.node;

if (Number.parseInt(found, 10) < NEEDED) {
  const file = new URL('../../views/locales/tr/start.json', import.meta.url);
  const { error } = JSON.parse(readFileSync(file, 'utf8'));
  const sentence = error.node_version.replace('{{needed}}', NEEDED).replace('{{found}}', found);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
