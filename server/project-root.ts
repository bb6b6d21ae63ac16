import path from 'node:path';

/** The project's folder; the same seen from `server/` and from the bundle in `build/`. */
export const projectRoot = path.resolve(import.meta.dirname, '..');
