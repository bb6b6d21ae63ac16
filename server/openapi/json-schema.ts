/** The part of JSON Schema 2020-12 that our schemas become; all of it fits here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  example?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  contentMediaType?: string;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

interface ResponseObject {
  $ref?: string;
  description: string;
  content?: Record<string, MediaType>;
}

/** One call of the document. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  /** Who may call it: `anyone`, `ADMIN`, `ADMIN OWNER`. */
  'x-access': string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}

/** The OpenAPI document as this product writes it. */
export interface Document {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    /** Only of schemas that refer to themselves, and there are none. */
    schemas?: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
  };
}

const isNull = ({ type }: JsonSchema) => type === 'null';

/** What a schema may be, null left out, and whether null is one of them: `type: [X, null]` as `anyOf`. */
export function choicesOf(schema: JsonSchema): { choices: JsonSchema[]; orNull: boolean } {
  const listed = schema.anyOf ?? schema.oneOf;
  const types = [schema.type].flat();
  const all = listed ?? types.map((type) => ({ ...schema, type }));
  return {
    choices: all.filter((each) => !isNull(each)),
    orNull: all.some(isNull) && all.length > 1,
  };
}
