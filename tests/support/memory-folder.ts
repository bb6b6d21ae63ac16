import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** What the databases of a run need at most, several times over. */
const NEEDED_BYTES = 3_000_000_000;

/**
 * A folder in memory, if there is one with room that programs can run from, else the system's
 * temporary one. Each test file's database is a copy of some 1,500 files: half a second on a disk, a
 * fortieth of one in memory.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === SHARED_MEMORY);
    const runs = mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
    if (runs && bavail * bsize > NEEDED_BYTES) return SHARED_MEMORY;
  } catch {
    // Not Linux.
  }
  return os.tmpdir();
}
