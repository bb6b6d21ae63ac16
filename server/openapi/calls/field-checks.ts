import { FieldsChecked } from '../../schemas/answers/field-checks.ts';
import { FieldCheck } from '../../schemas/field-checks.ts';
import { type Calls, one } from '../call.ts';

const half = { call: 'POST /v1/admin/users', fields: { email: 'ayse@' } };

// biome-ignore format: one line per call is what makes this table readable
export const fieldChecks: Calls = {
  checkFields: { route: 'POST /v1/admin/fields/preview', body: FieldCheck, answer: one(FieldsChecked), example: half },
};
