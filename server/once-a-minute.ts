const MINUTE = 60_000;

/**
 * Says of what fails whether it is to be told: what goes on failing is told once a minute. A database that
 * is away is asked by every job's worker every five seconds, and their lines buried what else the log says.
 */
export function onceAMinute(now = () => performance.now()): (failure: string) => boolean {
  const told = new Map<string, number>();
  return (failure) => {
    const at = now();
    for (const [each, since] of told) if (at - since >= MINUTE) told.delete(each);
    if (told.has(failure)) return false;
    told.set(failure, at);
    return true;
  };
}
