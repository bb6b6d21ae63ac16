import type { Random } from '../../../seed/random.ts';
import type { Wish } from '../journal.ts';
import type { World } from '../world.ts';

/** What a client knows when it makes up its mind. */
export interface Mind {
  world: World;
  random: Random;
  /** Of this wish alone, among all clients. */
  marker: string;
}

/** Makes a wish; undefined when there is nothing yet to wish it for. */
export type Act = (mind: Mind) => Wish | undefined;
