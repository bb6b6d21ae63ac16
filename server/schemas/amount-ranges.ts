import { z } from 'zod';

import { readKurus } from '../shared/typed-money.ts';
import { WholeText } from './common.ts';

/** Whole TL as people type them ('12.500', '₺12 500'), for a search: its kuruş fall away. */
export const TypedLira = typedLira(100_000_000);

export function typedLira(most: number) {
  return z.preprocess(readLira, WholeText(0, most));
}

/** What is no amount stays as it is, to be told. */
export function readLira(value: unknown): unknown {
  const kurus = typeof value === 'string' ? readKurus(value) : undefined;
  return kurus === undefined ? value : Math.floor(kurus / 100);
}

const Amount = WholeText(0);

/** The most of a list's amounts is not below the least; each may be left out. */
export const amountsInOrder = (least: string, most: string) => ({
  check: (asked: object): boolean => {
    const { [least]: from = 0, [most]: to = from } = asked as Record<string, number>;
    return from <= to;
  },
  problem: {
    path: [most],
    error: 'max_amount_below_min',
    // Whatever else is wrong: all problems are told at once.
    when: ({ value }: { value: unknown }): boolean => {
      const fields = (value ?? {}) as Record<string, unknown>;
      return Amount.safeParse(fields[least]).success && Amount.safeParse(fields[most]).success;
    },
  },
});

/** The prices of a search, in whole TL. */
export interface PriceBounds {
  min_price?: number | undefined;
  max_price?: number | undefined;
}

export const pricesInOrder = amountsInOrder('min_price', 'max_price');

/** Prices that nothing can have, as they were asked for: null where they are in order. */
export const wrongPrices = ({ min_price, max_price }: PriceBounds): PriceBounds | null =>
  pricesInOrder.check({ min_price, max_price }) ? null : { min_price, max_price };

export const NO_PRICES = { min_price: undefined, max_price: undefined };
