import { addDays } from '../shared/days.ts';
import { dayFrom, type Moment } from './moments.ts';
import { place, seasonOn, type VillaCalendar } from './stay-plan.ts';
import { has } from './villa-plan.ts';

/** Stays around today by villa: days from today, nights. Two guests change in the first villa today. */
const AROUND_TODAY: [name: string, from: number, nights: number][] = [
  ['Villa Sardunya', -7, 7],
  ['Villa Sardunya', 0, 7],
  ['Villa Poyraz', -3, 6],
  ['Villa Adaçayı', 0, 5],
  ['Villa Levissi', -4, 4],
  ['Villa Skopea', 2, 7],
  ['Villa Palamut', -2, 6],
  ['Villa Göl Işığı', 0, 4],
  ['Dağ Evi Köknar', -5, 5],
  ['Villa Azmak', -1, 6],
  ['Villa Dastar', 0, 6],
  ['Villa Karanfil', -2, 9],
  ['Villa Onikiada', 0, 7],
  ['Villa Çalıkuşu', -6, 6],
  ['Villa Safran', -1, 7],
  ['Villa Lodos', 1, 7],
  ['Villa Nergis', 1, 6],
  ['Villa Rüzgârgülü', -3, 8],
  ['Villa Okaliptüs', 3, 5],
];

/** Must be done before the rest is filled: the home page and the desk live on these. */
export function pinStays(books: readonly VillaCalendar[], moment: Moment): void {
  for (const [name, from, nights] of AROUND_TODAY) {
    const book = books.find(({ villa }) => villa.plan.name === name);
    if (book)
      place(book, dayFrom(moment, from), Math.max(nights, shortestIn(book, dayFrom(moment, from))));
  }
  leaveGaps(books, moment);
}

/** Free stretches of two to six nights between two stays, in the weeks to come, one after the other. */
function leaveGaps(books: readonly VillaCalendar[], moment: Moment): void {
  const fitting = books.filter(
    ({ villa }) =>
      villa.row.active &&
      villa.row.gap_allowed &&
      !has(villa.plan, 'lake') &&
      villa.discounts.some(({ kind }) => kind === 'GAP'),
  );
  fitting.slice(0, 22).forEach((book, index) => {
    const first = dayFrom(moment, 12 + index * 4);
    const nights = Math.max(book.villa.row.gap_min_nights ?? 2, 2 + (index % 5));
    const before = shortestIn(book, first) + (index % 2);
    const arrival = addDays(first, before + nights);
    if (!isWithinPrices(book, addDays(arrival, 9))) return;
    if (!book.calendar.isFree(addDays(first, -1), addDays(arrival, 9))) return;
    place(book, first, before);
    place(book, arrival, shortestIn(book, arrival) + 1);
    // Kept free until everything else is planned.
    book.calendar.take(addDays(first, before), arrival);
  });
}

const shortestIn = ({ villa }: VillaCalendar, day: string) => seasonOn(villa, day)?.min_nights ?? 3;

const isWithinPrices = ({ villa }: VillaCalendar, day: string) =>
  seasonOn(villa, day) !== undefined;
