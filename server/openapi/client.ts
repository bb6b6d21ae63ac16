import type { Document, JsonSchema, Operation } from './json-schema.ts';
import { typeOf } from './typescript.ts';

/**
 * A TypeScript client of the document: one file, no dependencies, one function a call. It asks by
 * `fetch` and throws `ApiFailure` for every answer that is no success.
 */
export function clientOf(document: Document): string {
  const found = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ verb, path, operation })),
  );
  const functions = found.map(functionOf).join('\n');
  const types = found.map(({ operation }) => typesOf(operation)).join('\n');
  return `${HEAD}${types}\nexport function createClient(options: ClientOptions) {\n  const call = caller(options);\n  return {\n${functions}  };\n}\n${CALLER}`;
}

interface Found {
  verb: string;
  path: string;
  operation: Operation;
}

function functionOf({ verb, path, operation }: Found): string {
  const { operationId: name, summary } = operation;
  const kind = capital(name);
  const wants = wantsOf(operation);
  const needed = wants.some(({ required }) => required);
  const asked = wants.length === 0 ? '' : `asked: ${kind}Call${needed ? '' : ' = {}'}`;
  const given = wants.length === 0 ? '{}' : 'asked';
  return `    /** ${summary} */
    ${name}: (${asked}) =>
      call<${kind}Answer>('${verb.toUpperCase()}', '${path}', ${given}),
`;
}

/** Where a call's values go: the path, the query, headers, the body. */
function wantsOf({ parameters = [], requestBody }: Operation) {
  const places = (['path', 'query', 'header'] as const).flatMap((place) => {
    const fields = parameters.filter((each) => each.in === place);
    if (fields.length === 0) return [];
    const required = fields.filter((each) => each.required).map((each) => each.name);
    const properties = Object.fromEntries(fields.map((each) => [each.name, each.schema]));
    const schema: JsonSchema = { type: 'object', properties, required };
    return [{ place: place as string, required: required.length > 0, type: typeOf(schema, 1) }];
  });
  const [media, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!body) return places;
  const type = media === 'application/json' ? typeOf(body.schema, 1) : 'FormData';
  return [...places, { place: 'body', required: true, type }];
}

function typesOf(operation: Operation): string {
  const kind = capital(operation.operationId);
  const wants = wantsOf(operation).map(
    ({ place, required, type }) => `  ${place}${required ? '' : '?'}: ${type};\n`,
  );
  const asked = wants.length > 0 ? `export interface ${kind}Call {\n${wants.join('')}}\n\n` : '';
  return `${asked}export type ${kind}Answer = ${answerType(operation)};\n`;
}

function answerType({ responses }: Operation): string {
  const [, success] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? [];
  const schema = success?.content?.['application/json']?.schema;
  if (schema?.properties) return typeOf(schema, 0);
  return success?.content?.['application/json'] ? 'Json' : 'string';
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const HEAD = `// Made from the OpenAPI document by \`npm run client\`; please do not edit.

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface ClientOptions {
  /** Where the API stands: \`https://…\`, without a slash at the end. */
  base: string;
  /** The bearer token of \`login\`; asked before every call. */
  token?: () => string | undefined;
  /** Another way to send; \`fetch\` by default. */
  send?: typeof fetch;
}

/** What a failed call answered. */
export class ApiFailure extends Error {
  readonly status: number;
  /** A fixed name, such as \`dates_taken\`. */
  readonly code: string;
  /** Turkish sentence by field. */
  readonly fields: Record<string, string>;
  /** The whole answer: some codes carry further facts. */
  readonly answer: Record<string, Json>;

  constructor(status: number, answer: Record<string, Json>) {
    super(String(answer.content ?? status));
    this.name = 'ApiFailure';
    this.status = status;
    this.code = String(answer.code ?? '');
    this.fields = (answer.fields ?? {}) as Record<string, string>;
    this.answer = answer;
  }
}

`;

const CALLER = `
interface Asked {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

function caller({ base, token, send = fetch }: ClientOptions) {
  return async <Answer>(method: string, path: string, asked: Asked): Promise<Answer> => {
    const bearer = token?.();
    const isForm = asked.body instanceof FormData;
    const response = await send(base + addressOf(path, asked), {
      method,
      headers: {
        ...(bearer && { authorization: \`Bearer \${bearer}\` }),
        ...(asked.body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...asked.header,
      },
      body: isForm ? (asked.body as FormData) : JSON.stringify(asked.body),
    });
    const isJson = /^application\\/json/.test(response.headers.get('content-type') ?? '');
    if (response.ok) return (isJson ? await response.json() : await response.text()) as Answer;
    throw new ApiFailure(response.status, isJson ? await response.json() : {});
  };
}

function addressOf(path: string, { path: values = {}, query = {} }: Asked): string {
  const filled = path.replaceAll(/\\{(\\w+)\\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const text = search.toString();
  return text ? \`\${filled}?\${text}\` : filled;
}
`;
