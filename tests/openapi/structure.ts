import type {
  Document,
  JsonSchema,
  Operation,
  Parameter,
} from '../../server/openapi/json-schema.ts';

/**
 * What a document breaks of the OpenAPI 3.1 structure (OAS 3.1.1 §4): required fields, unique
 * operation ids, path parameters that match the path, references that lead somewhere, schemas that
 * are JSON Schema 2020-12. Empty for a document in order.
 */
export function structureProblems(document: Document): string[] {
  return [
    ...headProblems(document),
    ...Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([verb, operation]) =>
        operationProblems(document, `${verb} ${path}`, operation).map(
          (problem) => `${verb} ${path}: ${problem}`,
        ),
      ),
    ),
    ...repeated(
      Object.values(document.paths).flatMap((each) =>
        Object.values(each).map(({ operationId }) => operationId),
      ),
    ).map((name) => `operationId ${name} is given twice`),
    ...references(document)
      .filter((reference) => find(document, reference) === undefined)
      .map((reference) => `${reference} leads nowhere`),
  ];
}

function headProblems({ openapi, info, paths, components }: Document): string[] {
  const keys = Object.keys({ ...components.schemas, ...components.responses });
  return [
    ...(/^3\.1\.\d+$/.test(openapi) ? [] : ['openapi is no 3.1']),
    ...(info.title && info.version ? [] : ['info has no title or version']),
    ...Object.keys(paths).filter((path) => !path.startsWith('/')),
    ...keys.filter((key) => !/^[a-zA-Z0-9._-]+$/.test(key)),
  ];
}

const VERBS = /^(get|put|post|delete|options|head|patch|trace) /;

function operationProblems(document: Document, name: string, operation: Operation): string[] {
  const { parameters = [], requestBody, responses, security = [], tags } = operation;
  const media = [
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
  ];
  return [
    ...(VERBS.test(name) ? [] : ['is no verb']),
    ...(operation.operationId && operation.summary ? [] : ['has no id or no summary']),
    ...tags.filter((tag) => !document.tags.some((known) => known.name === tag)),
    ...parameterProblems(name, parameters),
    ...(Object.keys(responses).length > 0 ? [] : ['has no responses']),
    ...Object.keys(responses).filter((status) => !/^[1-5]\d\d$/.test(status)),
    ...Object.values(responses).flatMap((each) =>
      each.$ref || each.description ? [] : ['has a response without description'],
    ),
    ...security.flatMap((each) =>
      Object.keys(each).filter((scheme) => !document.components.securitySchemes[scheme]),
    ),
    ...[...parameters, ...media].flatMap(({ schema }) => schemaProblems(schema)),
  ];
}

function parameterProblems(name: string, parameters: Parameter[]): string[] {
  const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  const described = parameters.filter((each) => each.in === 'path').map((each) => each.name);
  return [
    ...inPath.filter((each) => !described.includes(each)).map((each) => `{${each}} is not told`),
    ...described.filter((each) => !inPath.includes(each)).map((each) => `${each} is in no path`),
    ...parameters
      .filter((each) => each.in === 'path' && !each.required)
      .map((each) => `${each.name} stands in the path and must be required`),
    ...repeated(parameters.map((each) => `${each.in} ${each.name}`)),
  ];
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null', undefined];

function schemaProblems(schema: JsonSchema): string[] {
  if (typeof schema !== 'object') return [];
  const { type, properties = {}, required = [], pattern } = schema;
  const within = [
    ...Object.values(properties),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [
    ...[type]
      .flat()
      .filter((each) => !TYPES.includes(each))
      .map((each) => `type ${each}`),
    ...(type === 'array' && !schema.items && !schema.prefixItems ? ['an array of nothing'] : []),
    ...required.filter((name) => !(name in properties)).map((name) => `requires unknown ${name}`),
    ...(pattern && !isPattern(pattern) ? [`pattern ${pattern}`] : []),
    ...within.flatMap(schemaProblems),
  ];
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$ref' && typeof part === 'string' ? [part] : references(part),
  );
}

const find = (document: Document, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], document);

const repeated = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);
