import { dayFrom, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import type { Numbered, Row } from './rows.ts';
import texts from './texts/newsletters.json' with { type: 'json' };

/** The journal behind each subscriber: what they agreed to, that it was they, that they left. */
export const consentsOf = (
  subscribers: readonly Numbered<'subscribers'>[],
): Row<'subscriber_events'>[] =>
  subscribers.flatMap(({ id, consent_text, consented_at, confirmed_at, left_at }) => [
    event(id, 'SUBSCRIBED', { at: consented_at, consent_text }),
    ...(confirmed_at ? [event(id, 'CONFIRMED', { at: confirmed_at })] : []),
    ...(left_at ? [event(id, 'LEFT', { at: left_at })] : []),
  ]);

const event = (
  subscriber_id: number,
  kind: string,
  { at, consent_text = null }: { at: Row<'subscriber_events'>['at']; consent_text?: string | null },
): Row<'subscriber_events'> => ({ subscriber_id, kind, at, consent_text });

/** A draft that waits for somebody to look over it. */
export function newslettersOf(moment: Moment): Row<'newsletters'>[] {
  const created_at = past(moment, dayFrom(moment, -1), [15, 20]);
  return texts.map(({ subject, body }) => ({
    subject,
    body,
    created_by: STAFF_IDS[0] ?? null,
    created_at,
    updated_at: created_at,
  }));
}
