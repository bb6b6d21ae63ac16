import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { allOf } from '../../each-by-itself.ts';
import { log } from '../../log.ts';
import { listPaidOn, listReported } from '../../queries/payments/card-payments.ts';
import { SYSTEM } from '../audit.ts';
import { askCardPayment } from './card-payments.ts';
import type { PaymentGateway, ReportedMovement } from './gateways/index.ts';
import { askForAction, decideMovement, openMovement } from './money-movements.ts';
import { keepReportedRefunds, type ReportedBack } from './reported-refunds.ts';

type Known = Awaited<ReturnType<typeof listReported>>[number];

/** How many lines of the provider's report and of our books do not fit. Null: it gave no report. */
export interface Comparison {
  compared: number;
  differences: number;
}

/**
 * Holds a day's report of the provider against our books. Money they know and we don't is asked after,
 * or stands as unmatched; money we know and they don't, every other amount, and what went back without
 * us, is for staff to see.
 */
export async function compareWithReport(
  pool: Db,
  gateway: PaymentGateway,
  day: Temporal.PlainDate,
): Promise<Comparison | null> {
  const report = await gateway.report(day);
  if (!report) return null;
  const payments = report.filter(({ kind }) => kind === 'PAYMENT');
  const known = await knownOf(pool, gateway, report);
  let differences = 0;
  const add = async (found: Promise<boolean | number>) => {
    differences += Number(await found);
  };
  await allOf(
    [
      ...payments.map(
        (payment) => () => add(compare(pool, payment, { gateway, known: known(payment) })),
      ),
      ...wentBack({ day, report }, known).map((back) => () => add(keepReportedRefunds(pool, back))),
      () => add(missingThere(pool, gateway, { day, payments })),
    ],
    'Some payments could not be compared',
  );
  log.info({ provider: gateway.provider, compared: payments.length, differences }, 'compared');
  return { compared: payments.length, differences };
}

async function knownOf(pool: Db, { provider }: PaymentGateway, report: ReportedMovement[]) {
  const numbers = report.flatMap(({ conversation_id, payment_id }) =>
    [conversation_id, payment_id].flatMap((number) => number || []),
  );
  const rows = await listReported(pool, provider, numbers);
  // Its own number first: of two payments in one conversation, one may be in the books as unmatched.
  return ({ conversation_id, payment_id }: ReportedMovement): Known | undefined =>
    rows.find((row) => row.provider_payment_id === payment_id) ??
    rows.find((row) => conversation_id !== null && row.conversation_id === conversation_id);
}

/** Whether there was a difference. */
async function compare(
  pool: Db,
  reported: ReportedMovement,
  { gateway, known }: { gateway: PaymentGateway; known: Known | undefined },
): Promise<boolean> {
  if (!known) return keepUnmatched(pool, gateway, reported);
  const isOther =
    known.provider_payment_id !== null && known.provider_payment_id !== reported.payment_id;
  if (known.status === 'PAID' && isOther) return keepUnmatched(pool, gateway, reported);
  if (known.status !== 'PAID') {
    await askCardPayment(pool, known.id);
    return true;
  }
  if (known.amount_kurus === reported.amount_kurus) return false;
  await flag(pool, known, `reported_${reported.amount_kurus}`);
  return true;
}

/** What went back that day of each payment we know, by the provider's report. */
function wentBack(
  { day, report }: { day: Temporal.PlainDate; report: ReportedMovement[] },
  known: (movement: ReportedMovement) => Known | undefined,
): ReportedBack[] {
  const lines = new Map<number, number[]>();
  for (const movement of report) {
    const payment = movement.kind === 'REFUND' ? known(movement) : undefined;
    if (payment) lines.set(payment.id, [...(lines.get(payment.id) ?? []), movement.amount_kurus]);
  }
  return [...lines].map(([payment_id, listed]) => ({ payment_id, day: day.toString(), listed }));
}

/** Money of nobody we know: it is in the books, and somebody has to find whose it is. */
async function keepUnmatched(
  pool: Db,
  { provider }: PaymentGateway,
  { payment_id, conversation_id, amount_kurus }: ReportedMovement,
): Promise<boolean> {
  await inTransaction(pool, async (db) => {
    const movement = await openMovement(
      db,
      {
        of: null,
        method: 'CARD',
        purpose: 'PREPAYMENT',
        amount_kurus,
        provider,
        needs_action: 'UNMATCHED',
        action_note: conversation_id,
      },
      SYSTEM,
    );
    const paid = { status: 'PAID', provider_payment_id: payment_id } as const;
    await decideMovement(db, movement, paid, SYSTEM);
  });
  return true;
}

async function missingThere(
  pool: Db,
  gateway: PaymentGateway,
  { day, payments }: { day: Temporal.PlainDate; payments: ReportedMovement[] },
): Promise<number> {
  const ours = await listPaidOn(pool, gateway.provider, day.toString());
  const without = missingIn(payments, ours);
  if (without.length === 0) return 0;
  const around = await reportsAround(gateway, day);
  if (!around) return 0;
  const missing = missingIn(around, without);
  for (const each of missing) await flag(pool, each, 'not_in_report');
  return missing.length;
}

function missingIn<Paid extends { conversation_id: string | null }>(
  payments: readonly ReportedMovement[],
  ours: readonly Paid[],
): Paid[] {
  const theirs = new Set(payments.map(({ conversation_id }) => conversation_id));
  return ours.filter(({ conversation_id }) => !theirs.has(conversation_id));
}

/**
 * What was paid before midnight and heard of after it stands in the report of the day before; clocks differ, too.
 * Null: one of them was not given, and what is missing would be a guess. Each day is compared on two nights.
 */
async function reportsAround(
  gateway: PaymentGateway,
  day: Temporal.PlainDate,
): Promise<ReportedMovement[] | null> {
  const days = [day.subtract({ days: 1 }), day.add({ days: 1 })];
  const reports = await Promise.all(days.map((each) => gateway.report(each)));
  const given = reports.filter((report) => report !== null);
  return given.length === reports.length ? given.flat() : null;
}

/** Once: what staff were told and are done with is not told again. */
async function flag(
  pool: Db,
  { id, needs_action }: Pick<Known, 'id' | 'needs_action'>,
  action_note: string,
): Promise<void> {
  if (needs_action !== null) return;
  await inTransaction(pool, (db) => askForAction(db, { id }, 'MISMATCH', action_note));
}
