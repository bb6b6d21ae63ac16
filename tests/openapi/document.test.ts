import { z } from 'zod';

import { calls } from '../../server/openapi/calls/index.ts';
import { openApiDocument } from '../../server/openapi/document.ts';
import { failureSchema } from '../../server/openapi/failures.ts';
import { failureDetails } from '../../server/schemas/answers/failures.ts';
import { Nothing } from '../../server/schemas/common.ts';
import { site } from '../support/api.ts';
import { openPlaces } from './strict.ts';
import { structureProblems } from './structure.ts';

const operations = () =>
  Object.values(openApiDocument().paths).flatMap((each) => Object.values(each));

test('the document is OpenAPI 3.1', () => {
  expect(structureProblems(openApiDocument())).toEqual([]);
});

test('no schema refers to itself: types that others generate of one do not compile', () => {
  expect(Object.keys(openApiDocument().components.schemas ?? {})).toEqual([]);
});

test('the document says nothing twice and leaves nothing out', () => {
  expect(operations().map(({ operationId }) => operationId)).toHaveLength(calls.length);
});

test.each(calls)('$name answers with nothing but what is described', ({ answer, files, body }) => {
  expect(answer.schema ? openPlaces(answer.schema) : []).toEqual([]);
  if (!files && body) expect(openPlaces(body).filter((path) => path === '.')).toEqual([]);
});

test('every answer tells its moments in UTC', () => {
  const offsets = calls.filter(
    ({ answer }) => answer.schema && JSON.stringify(z.toJSONSchema(answer.schema)).includes('[+-]'),
  );

  expect(offsets.map(({ name }) => name)).toEqual([]);
});

const exampleOf = (name: string) =>
  operations().find(({ operationId }) => operationId === name)?.requestBody?.content[
    'application/json'
  ]?.example;

const withBody = calls.filter(({ body, files }) => body && !files && body !== Nothing);

test.each(withBody)('$name takes its own example', ({ name, body }) => {
  expect(body?.safeParse(exampleOf(name)).error?.message).toBeUndefined();
});

test.each(calls.filter(({ answer }) => answer.schema))('$name gives an example', (call) => {
  const { responses } = operations().find(({ operationId }) => operationId === call.name)!;
  const media = responses[call.answer.status]?.content?.['application/json'];

  expect(call.answer.schema!.safeParse(media?.example).error?.message).toBeUndefined();
});

test('codes are words of the trade, none is the name of a rule of the database', () => {
  const codes = calls.flatMap(({ errors = {} }) => Object.values(errors).flat());

  expect(codes.filter((code) => code.includes('__'))).toEqual([]);
});

test.each(Object.keys(failureDetails))('the facts beside %s are described', (code) => {
  expect(openPlaces(failureSchema([code]))).toEqual([]);
});

test('the document is sent once and then only asked after', async () => {
  const first = await site.get('/v1/openapi.json');
  const again = await site.get('/v1/openapi.json').set('if-none-match', first.headers.etag ?? '');

  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(first.body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['moveReservation', 'moveBoatReservation'])(
  '%s says whose wish a cancellation is that names nobody',
  (name) => {
    const move = operations().find(({ operationId }) => operationId === name);

    expect(move?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { cancelled_by: { default: 'AGENCY' } },
    });
  },
);
