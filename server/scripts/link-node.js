// Runs after `npm ci`, on the machine's Node: `npm run` must find Node 26 first. npm 10, which comes with Node 20
// and 22, makes no link for a program that packages for other systems have under the same name.
import { existsSync, lstatSync, readdirSync, symlinkSync } from 'node:fs';

const LINK = 'node_modules/.bin/node';

const found = readdirSync('node_modules')
  .filter((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name))
  .find((name) => existsSync(`node_modules/${name}/bin/node`));

if (found && !lstatSync(LINK, { throwIfNoEntry: false })) symlinkSync(`../${found}/bin/node`, LINK);
