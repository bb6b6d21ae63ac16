import { fold } from '../shared/fold.ts';
import { mobileOf } from './numbers.ts';
import type { Random } from './random.ts';
import people from './texts/people.json' with { type: 'json' };

export interface Customer {
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  /** Of their papers, ISO. */
  country: string;
}

const MOBILE_PREFIXES = [505, 507, 530, 532, 535, 536, 541, 542, 543, 551, 553, 555];

/** Invented people; one in ten comes from abroad, and some come back. */
export function customersOf(count: number, random: Random): Customer[] {
  return Array.from({ length: count }, (_, index) =>
    random.chance(0.1) ? foreigner(index, random) : neighbour(index, random),
  );
}

function neighbour(index: number, random: Random): Customer {
  const name = `${random.pick(random.chance(0.5) ? people.women : people.men)} ${random.pick(people.surnames)}`;
  return {
    customer_name: name,
    customer_phone: mobileOf(random.pick(MOBILE_PREFIXES), 1_000 + index),
    customer_email: emailOf(name, index),
    country: 'TR',
  };
}

function foreigner(index: number, random: Random): Customer {
  const { name, country, phone } = random.pick(people.foreigners);
  return {
    customer_name: name,
    customer_phone: `${phone}${String(index % 1_000).padStart(3, '0')}`,
    customer_email: emailOf(name, index),
    country,
  };
}

const emailOf = (name: string, index: number) =>
  `${fold(name).replaceAll(' ', '.')}${index}@ornek.example`;
