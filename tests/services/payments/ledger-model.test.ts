import fc from 'fast-check';

import type { Doer } from '../../../server/services/audit.ts';
import { createStaff } from '../../support/factories.ts';
import { season } from './ledger-model/commands.ts';
import { Product } from './ledger-model/product.ts';

const SEED = 7464;
let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

test(`whatever is done in whatever order, the ledger is what the model says (seed ${SEED})`, async () => {
  const seasons = fc.asyncProperty(season, async (steps) => {
    const product = await Product.open(staff, 2);
    await fc.asyncModelRun(
      () => ({ model: { reservations: [], closings: [], externals: [] }, real: product }),
      steps,
    );
  });
  const report = await fc.check(seasons, {
    seed: SEED,
    numRuns: 100,
    interruptAfterTimeLimit: 6_000,
    endOnFailure: true,
  });

  expect(report.failed ? fc.defaultReportMessage(report) : undefined).toBeUndefined();
  expect(report.numRuns).toBeGreaterThan(1);
});
