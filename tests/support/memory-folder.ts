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
export const memoryFolder = (): string => (hasMemoryFolder() ? SHARED_MEMORY : os.tmpdir());

/** Whether memory that processes share has room enough; a container's is often 64 MB. */
export function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === SHARED_MEMORY);
    const runs = mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
    return runs && bavail * bsize > NEEDED_BYTES;
  } catch {
    // Not Linux.
    return false;
  }
}
