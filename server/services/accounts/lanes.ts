/** Runs a task when a lane is free; `later` lets every other waiting task go first. */
type RunInLane = <T>(task: () => Promise<T>, options?: { later: boolean }) => Promise<T>;

/** A queue with a fixed number of lanes. A task must not wait for another task of the same queue. */
export function createQueue(lanes: number): RunInLane {
  const waiting: (() => void)[] = [];
  const waitingLonger: (() => void)[] = [];
  let busy = 0;

  const startNext = () => {
    if (busy >= lanes) return;
    const start = waiting.shift() ?? waitingLonger.shift();
    if (!start) return;
    busy += 1;
    start();
  };

  return async (task, { later } = { later: false }) => {
    await new Promise<void>((start) => {
      (later ? waitingLonger : waiting).push(start);
      startNext();
    });
    try {
      return await task();
    } finally {
      busy -= 1;
      startNext();
    }
  };
}

/** All pictures that come in are decoded one after another, whoever sends them. */
export const onePicture = createQueue(1);
