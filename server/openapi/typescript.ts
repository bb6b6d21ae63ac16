import { choicesOf, type JsonSchema } from './json-schema.ts';

/** A schema as a TypeScript type; `depth` is how far its lines stand in. */
export function typeOf(schema: JsonSchema, depth: number): string {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const { choices, orNull } = choicesOf(schema);
  if (choices.length > 1 || orNull) {
    const types = new Set(choices.map((each) => typeOf(each, depth)));
    return [...types, ...(orNull ? ['null'] : [])].join(' | ');
  }
  switch (schema.type) {
    case 'object':
      return objectType(schema, depth);
    case 'array':
      return listOf(typeOf(schema.items ?? {}, depth));
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'Json';
  }
}

function objectType(schema: JsonSchema, depth: number): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inside = '  '.repeat(depth + 1);
  const fields = Object.entries(properties).map(([name, field]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
    return `${inside}${key}${required.includes(name) ? '' : '?'}: ${typeOf(field, depth + 1)};\n`;
  });
  if (fields.length > 0) return `{\n${fields.join('')}${'  '.repeat(depth)}}`;
  const isOpen = typeof additionalProperties === 'object';
  return `Record<string, ${isOpen ? typeOf(additionalProperties, depth) : 'never'}>`;
}

const listOf = (type: string) => (/[ {]/.test(type) ? `Array<${type}>` : `${type}[]`);

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
