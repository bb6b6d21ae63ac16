import type { Request, Response } from 'express';
import { fieldSentences } from '../../error-sentences.ts';
import { invalid } from '../../errors.ts';
import { callAt } from '../../openapi/call-at.ts';
import { parseBody, tryParse } from '../../parse.ts';
import { FieldCheck } from '../../schemas/field-checks.ts';

/** What a call would say of its fields, before anybody sends them to it; the rules are no secret (`/v1/docs`). */
export function preview(req: Request, res: Response) {
  const { call, fields } = parseBody(FieldCheck, req);
  const body = callAt(call)?.body;
  if (!body) throw invalid({ call: 'invalid_value' });
  const parsed = tryParse(body, fields);
  res.json({ content: { fields: parsed.success ? {} : fieldSentences(parsed.fields) } });
}
