import type { z } from 'zod';

import { tryParse } from '../../server/parse.ts';
import { GapsQuery } from '../../server/schemas/availability-gaps.ts';
import { BoatPapers } from '../../server/schemas/boat-fields.ts';
import { BoatPriceCopy } from '../../server/schemas/boat-prices.ts';
import { ShowcaseImport } from '../../server/schemas/showcases.ts';
import { SeasonCopy } from '../../server/schemas/villa-prices.ts';

const unseen = { insurance_until: null, seaworthiness_until: null };

/** A body or query that breaks a rule between two fields and has another field wrong. */
const broken: [call: string, schema: z.ZodType, given: object, wrong: string[]][] = [
  ['gaps', GapsQuery, { minNights: '5', maxNights: '2', take: 'x' }, ['maxNights', 'take']],
  [
    'an import of nothing',
    ShowcaseImport,
    { showcase_id: 'x' },
    ['from_showcase_id', 'showcase_id'],
  ],
  [
    'a copy into the same year',
    SeasonCopy,
    { from_year: 2027, to_year: 2027, percent: 'x' },
    ['percent', 'to_year', 'villa_id'],
  ],
  [
    'a boat’s copy into the same year',
    BoatPriceCopy,
    { boat_id: 'x', from_year: 2027, to_year: 2027 },
    ['boat_id', 'to_year'],
  ],
  [
    'a licence seen that has no number',
    BoatPapers,
    { ...unseen, licence_no: null, licence_verified: true, insurer: 5 },
    ['insurer', 'licence_no'],
  ],
];

test.each(broken)('%s is told all that is wrong at once', (_call, schema, given, wrong) => {
  const parsed = tryParse(schema, given);

  expect(parsed.success ? [] : Object.keys(parsed.fields).toSorted()).toEqual(wrong);
});
