/** A line of a provider's reports that was read before: what went back of one payment. */
interface KnownLine {
  id: number;
  /** ISO day of the report. */
  day: string;
  amount_kurus: number;
  /** The refund of ours that it is; null: it went back without us. */
  refund_id: number | null;
}

/** A refund of ours to a card, of which no report told so far. */
interface OwnRefund {
  id: number;
  amount_kurus: number;
  /** The provider was asked to send it; false: staff wrote down what they sent themselves. */
  asked: boolean;
  /** ISO day on which it was. */
  sent_on: string;
}

interface Reported {
  day: string;
  /** What that day's report says went back of the payment, line by line. */
  listed: readonly number[];
  known: readonly KnownLine[];
  refunds: readonly OwnRefund[];
}

interface Read {
  /** Lines that were not read before, and which refund of ours each is. */
  added: { amount_kurus: number; refund_id: number | null }[];
  /** Lines that were told as gone back without us, and which staff wrote down since. */
  explained: { id: number; refund_id: number }[];
}

/**
 * Which lines of a day's report are news, and which refund of ours each line is: each of either once. A provider
 * may list what it was asked for days later; what staff sent may have gone by their bank and been listed never,
 * so that it is taken for a line of those days alone.
 */
export function readReported({ day, listed, known, refunds }: Reported): Read {
  const left = [...refunds].sort((a, b) => Number(b.asked) - Number(a.asked));
  const take = (amount_kurus: number, fits: (refund: OwnRefund) => boolean): number | null => {
    const at = left.findIndex((refund) => refund.amount_kurus === amount_kurus && fits(refund));
    return left.splice(at, at < 0 ? 0 : 1)[0]?.id ?? null;
  };
  const explained = known.flatMap(({ id, amount_kurus, refund_id }) => {
    const written = refund_id === null ? take(amount_kurus, ({ asked }) => !asked) : null;
    return written === null ? [] : [{ id, refund_id: written }];
  });
  const news = without(
    listed,
    known.flatMap((line) => (line.day === day ? [line.amount_kurus] : [])),
  );
  const added = news.map((amount_kurus) => ({
    amount_kurus,
    refund_id: take(amount_kurus, (refund) => mayBe(refund, day)),
  }));
  return { added, explained };
}

/** Days around a report within which staff wrote down what they sent. */
const BY_HAND_DAYS = 3;

/** It was sent before, a clock's difference aside. */
function mayBe({ asked, sent_on }: OwnRefund, day: string): boolean {
  const late = Temporal.PlainDate.from(sent_on).until(day).total('days');
  return late >= -1 && (asked || late <= BY_HAND_DAYS);
}

function without(amounts: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken];
  return amounts.filter((amount) => {
    const at = left.indexOf(amount);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
