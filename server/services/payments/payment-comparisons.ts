import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { audit, type Doer } from '../audit.ts';
import { cardGateways } from './gateways/index.ts';
import { compareWithReport } from './payment-reports.ts';

/** What came of holding one day against one provider's report; null: it gave none. */
interface DayComparison {
  provider: string;
  compared: number | null;
  differences: number | null;
}

/** The nightly comparison, asked for by a clerk. @throws 409 `card_not_offered` without a provider */
export async function compareDay(
  pool: Db,
  day: Temporal.PlainDate,
  doer: Doer,
): Promise<DayComparison[]> {
  const gateways = cardGateways();
  if (gateways.length === 0) throw conflict('card_not_offered');
  const comparisons: DayComparison[] = [];
  for (const gateway of gateways) {
    const { compared = null, differences = null } =
      (await compareWithReport(pool, gateway, day)) ?? {};
    comparisons.push({ provider: gateway.provider, compared, differences });
  }
  await audit(pool, doer, {
    action: 'transactions.compared',
    entity: 'list',
    entity_id: 0,
    after: { day: day.toString(), comparisons },
  });
  return comparisons;
}
