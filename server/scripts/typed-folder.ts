import path from 'node:path';

/** A folder named at the terminal. npm runs scripts from the project's, and says where it was called. */
export const typedFolder = (typed: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);
