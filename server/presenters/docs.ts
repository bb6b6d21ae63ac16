import type {
  DocsAnswer,
  DocsCall,
  DocsError,
  DocsGroup,
  DocsLine,
} from '../../views/public/docs/docs.ts';
import type { Document, MediaType, Operation } from '../openapi/json-schema.ts';
import { fold } from '../shared/fold.ts';
import { fieldOf, fieldsOf } from './docs-fields.ts';

/** Every call in a line, group by group; with `q` those whose words or address hold it. */
export function presentDocs(document: Document, q: string | undefined) {
  const lines = linesOf(document);
  const groups = document.tags.map(({ name, description }) => ({
    name,
    title: description,
    calls: lines.filter(({ group }) => group === name).filter(holds(q)),
  }));
  return {
    rules: document.info.description.split('\n\n'),
    q: q ?? '',
    groups: groups.filter(({ calls }) => calls.length > 0),
  };
}

/** One group's calls in full; undefined when there is no such group. */
export function presentDocsGroup(document: Document, name: string): DocsGroup | undefined {
  const tag = document.tags.find((each) => each.name === name);
  if (!tag) return undefined;
  const calls = operationsOf(document)
    .filter(({ operation }) => operation.tags.includes(name))
    .map((found) => presentCall(document, found));
  return { name, title: tag.description, calls };
}

interface Found {
  verb: string;
  path: string;
  operation: Operation;
}

const operationsOf = (document: Document): Found[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      verb: verb.toUpperCase(),
      path,
      operation,
    })),
  );

const linesOf = (document: Document): DocsLine[] =>
  operationsOf(document).map(({ verb, path, operation }) => ({
    name: operation.operationId,
    group: operation.tags[0] ?? '',
    verb,
    path,
    summary: operation.summary,
  }));

const holds =
  (q: string | undefined) =>
  ({ name, path, verb, summary }: DocsLine) =>
    !q || fold(`${name} ${verb} ${path} ${summary}`).includes(fold(q));

function presentCall(document: Document, { verb, path, operation }: Found): DocsCall {
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    name: operation.operationId,
    verb,
    path,
    summary: operation.summary,
    description: operation.description,
    access: operation['x-access'].split(' '),
    parameters: (operation.parameters ?? []).map(({ in: place, name, required, schema }) => ({
      ...fieldOf(name, schema, required ?? false),
      place,
    })),
    body: body && { ...shown(body), media: media ?? '' },
    answer: answerOf(operation),
    errors: errorsOf(document, operation),
  };
}

const shown = ({ schema, example }: MediaType) => ({
  fields: fieldsOf(schema),
  example: JSON.stringify(example, null, 2),
});

function answerOf(operation: Operation): DocsAnswer {
  const [status = '', response] =
    Object.entries(operation.responses).find(([code]) => Number(code) < 300) ?? [];
  const content = response?.content ?? {};
  const json = content['application/json'];
  const files = Object.keys(content).filter((type) => content[type] !== json);
  if (!json?.schema.properties) return { status, files: Object.keys(content) };
  return { status, files, ...shown(json) };
}

function errorsOf(document: Document, { responses }: Operation): DocsError[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { $ref = '' }]) => {
      const name = $ref.slice($ref.lastIndexOf('/') + 1);
      const lines = document.components.responses[name]?.description.split('\n\n') ?? [];
      return lines.map((line) => {
        const [, code = '', sentence = ''] = /^`(\w+)`: (.*)$/s.exec(line) ?? [];
        return { status, code, sentence };
      });
    });
}
