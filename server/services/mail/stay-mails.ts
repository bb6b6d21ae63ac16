import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/index.ts';
import { lastEndRemindedNow } from '../../domain/option-reminder.ts';
import { reservationCode } from '../../domain/reservation-code.ts';
import {
  type DueReminder,
  listKnownEvents,
  listOptionsEnding,
  listStaysBeginning,
  listStaysUncommented,
  lockForReminder,
  setCommentInvited,
} from '../../queries/mail/stay-mails.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';
import { queueReservationMail } from './mail.ts';
import type { ReservationMailCode } from './mail-templates.ts';

/** Days before check-in. One that was confirmed later still gets it, until the next one's turn. */
const BALANCE_DAYS = { first: 10, last: 3 };
const BEFORE_ARRIVAL_DAYS = { first: 7, last: 2 };
const CHECK_IN_DAYS = { first: 1, last: 0 };
/** Days after check-out; the job may have been down for a while. */
const COMMENT_DAYS = { first: 1, last: 14 };

interface Reminder {
  code: ReservationMailCode;
  /** The state in which it is still true when it is written. */
  status: string;
  due(db: Db, kind: ListingKind, now: Temporal.Instant): Promise<DueReminder[]>;
  /** One event makes one mail: a stay moved to other days, or an option prolonged, is another. */
  occasion(reminder: DueReminder): string;
  /** What has to stand in the database before the mail is composed. */
  prepare?(db: Db, reminder: DueReminder, now: Temporal.Instant): Promise<unknown>;
}

const daysAhead = (now: Temporal.Instant, { first, last }: { first: number; last: number }) => ({
  from: dayOf(now).add({ days: last }).toString(),
  to: dayOf(now).add({ days: first }).toString(),
});

const dayOf = (now: Temporal.Instant) => now.toZonedDateTimeISO(TIME_ZONE).toPlainDate();

/** Who was confirmed today has just been told all of it. */
const settled = (now: Temporal.Instant) => ({
  confirmed_before: now.subtract({ hours: 12 }).toString(),
});

const beginning = ({ check_in }: DueReminder) => check_in;

/** All that goes out by the calendar alone. Order is that of a stay. */
const REMINDERS: readonly Reminder[] = [
  {
    code: 'option_reminder',
    status: 'OPTION',
    due: (db, kind, now) =>
      listOptionsEnding(db, kind, {
        now: now.toString(),
        until: lastEndRemindedNow(now).toString(),
      }),
    occasion: ({ option_until }) => String(option_until?.getTime()),
  },
  {
    code: 'balance_reminder',
    status: 'CONFIRMED',
    due: (db, kind, now) =>
      listStaysBeginning(db, kind, {
        ...daysAhead(now, BALANCE_DAYS),
        ...settled(now),
        unpaid: true,
      }),
    occasion: beginning,
  },
  {
    code: 'before_arrival',
    status: 'CONFIRMED',
    due: (db, kind, now) =>
      listStaysBeginning(db, kind, { ...daysAhead(now, BEFORE_ARRIVAL_DAYS), ...settled(now) }),
    occasion: beginning,
  },
  {
    code: 'check_in_details',
    status: 'CONFIRMED',
    due: (db, kind, now) => listStaysBeginning(db, kind, daysAhead(now, CHECK_IN_DAYS)),
    occasion: beginning,
  },
  {
    code: 'comment_invitation',
    status: 'COMPLETED',
    due: (db, kind, now) =>
      listStaysUncommented(db, kind, {
        from: dayOf(now).subtract({ days: COMMENT_DAYS.last }).toString(),
        to: dayOf(now).subtract({ days: COMMENT_DAYS.first }).toString(),
      }),
    occasion: () => 'stay',
    prepare: (db, reminder, now) =>
      setCommentInvited(db, reminder, {
        code: reservationCode(randomBytes(16)),
        at: now.toString(),
      }),
  },
];

/**
 * Writes the reminders that are due, each once, in a transaction of its own. Resolves with how many
 * were written; running it again writes none. One that fails keeps no other from its guest.
 */
export async function queueReminders(pool: Db, now: Temporal.Instant): Promise<number> {
  const failures: unknown[] = [];
  let written = 0;
  for (const reminder of REMINDERS)
    for (const due of await listDue(pool, reminder, now))
      try {
        written += await writeReminder(pool, { reminder, due, now });
      } catch (error) {
        failures.push(error);
      }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders failed');
  return written;
}

async function listDue(pool: Db, reminder: Reminder, now: Temporal.Instant) {
  const villas = await reminder.due(pool, 'villa', now);
  const all = [...villas, ...(await reminder.due(pool, 'boat', now))];
  const known = await listKnownEvents(
    pool,
    all.map((due) => keyOf(reminder, due)),
  );
  return all.filter((due) => !known.has(keyOf(reminder, due)));
}

interface Writing {
  reminder: Reminder;
  due: DueReminder;
  now: Temporal.Instant;
}

function writeReminder(pool: Db, { reminder, due, now }: Writing): Promise<number> {
  return pool.transaction().execute(async (db) => {
    if (!(await lockForReminder(db, due, reminder.status))) return 0;
    await reminder.prepare?.(db, due, now);
    await queueReservationMail(db, reminder.code, due, { key: keyOf(reminder, due) });
    return 1;
  });
}

const keyOf = ({ code, occasion }: Reminder, due: DueReminder) =>
  `${code}:${due.kind}:${due.id}:${occasion(due)}`;
