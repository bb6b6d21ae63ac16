/**
 * Waits for all of them and then throws the first's failure: what is cleared away after a failure must
 * not be written again by one that was still on its way.
 */
export async function allDone(doing: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(doing);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
