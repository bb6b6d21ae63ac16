import { refusedByDisk, StartError } from '../../start-error.ts';
import { buildAssets } from './assets.ts';
import { buildCode } from './code.ts';

/** Builds what is out of date; tells whether anything was. Throws StartError with what is wrong. */
export async function buildIfStale({ production }: { production: boolean }): Promise<boolean> {
  const builds = await Promise.allSettled([buildCode({ production }), buildAssets()]);
  const failed = builds.find((build) => build.status === 'rejected');
  if (failed)
    throw (
      refusedByDisk(failed.reason) ??
      new StartError('build', { reason: String(failed.reason.message) })
    );
  return builds.some((build) => build.status === 'fulfilled' && build.value);
}
