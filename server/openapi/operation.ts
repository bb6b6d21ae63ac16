import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';

import { say, t } from '../i18n.ts';
import { IdText } from '../schemas/common.ts';
import { isExported } from './call.ts';
import type { DescribedCall } from './described.ts';
import { describeEdit } from './edits.ts';
import { failureReferences } from './responses.ts';

/** One call as OpenAPI says it. */
export const operationOf = (call: DescribedCall): ZodOpenApiOperationObject => ({
  operationId: call.name,
  summary: summaryOf(call),
  ...descriptionOf(call),
  tags: [call.group],
  'x-access': call.access,
  // Said where there is none as well: a document silent on it reads as one that forgot.
  security: call.access === 'anyone' ? [] : [{ bearer: [] }],
  requestParams: {
    path: pathParameters(call),
    ...(hasFields(call.query) && { query: call.query as z.ZodObject }),
    ...(call.repeatable && { header: REPEATABLE }),
  },
  ...bodyOf(call),
  responses: { [call.answer.status]: successOf(call), ...failureReferences(call) },
});

function descriptionOf(call: DescribedCall): { description?: string } {
  const description = describeEdit(call);
  return description === undefined ? {} : { description };
}

/** The Turkish line about a call: `docs:<group>.<name>`. A test holds that every call has one. */
export const summaryOf = ({ group, name }: Pick<DescribedCall, 'group' | 'name'>): string =>
  say(`api:${group}.${name}`);

const REPEATABLE = z.object({ 'Idempotency-Key': z.string().max(255).optional() });

function pathParameters({ path, params }: DescribedCall): z.ZodObject {
  const ids = [...path.matchAll(/:((?:\w+_)?id)\b/g)].map(([, name = '']) => [name, IdText]);
  return z.object({ ...Object.fromEntries(ids), ...params?.shape });
}

function bodyOf({ body, files }: DescribedCall): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (files) return { requestBody: { required: true, content: multipartOf(body, files) } };
  if (!hasFields(body)) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
}

/** Several files under one name, beside the fields of the body. */
function multipartOf(
  body: z.ZodType | undefined,
  { field, most }: { field: string; most: number },
) {
  const fields = body instanceof z.ZodObject ? body.shape : {};
  const each = z.any().meta({ type: 'string', contentMediaType: 'application/octet-stream' });
  const schema = z.object({ ...fields, [field]: z.array(each).min(1).max(most) });
  return { 'multipart/form-data': { schema } };
}

function successOf({ answer, query }: DescribedCall) {
  const types = [...(answer.files ?? []), ...(isExported(query) ? EXPORTED : [])];
  const files = types.map((type) => [type, { schema: { type: 'string' as const } }]);
  const json = answer.schema && { 'application/json': { schema: answer.schema } };
  return { description: t('docs:done'), content: { ...json, ...Object.fromEntries(files) } };
}

const EXPORTED = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** A schema that asks for nothing is not worth a line. */
function hasFields(schema: z.ZodType | undefined): schema is z.ZodType {
  if (!schema) return false;
  return !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0;
}
