import { calls } from './calls/index.ts';
import type { Document, Operation } from './json-schema.ts';
import { sampleOf } from './samples.ts';

/** Gives every body and every answer an example: the call's own, or one made from its fields' names. */
export function withExamples(document: Document): Document {
  const own = new Map(calls.map(({ name, example }) => [name, example]));
  for (const operation of Object.values(document.paths).flatMap((each) => Object.values(each))) {
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      media.example = own.get(operation.operationId) ?? sampleOf(media.schema);
    for (const media of answersOf(operation)) media.example = sampleOf(media.schema);
  }
  return document;
}

/** JSON answers that are the call's own; failures are references to common ones. */
const answersOf = ({ responses }: Operation) =>
  Object.values(responses).flatMap(({ content }) => content?.['application/json'] ?? []);
