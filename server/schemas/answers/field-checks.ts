import { z } from 'zod';

/** What a call's own rules say of its fields, name by name; empty: nothing is wrong with them. */
export const FieldsChecked = z.strictObject({ fields: z.record(z.string(), z.string()) });
