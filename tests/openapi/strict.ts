import { z } from 'zod';

/**
 * Paths of a schema that let anything pass without being described: objects that are not strict,
 * `any` and `unknown`. Records of plain JSON are meant so.
 */
export function openPlaces(schema: z.ZodType, path = ''): string[] {
  const { def } = schema;
  if (schema instanceof z.ZodObject) {
    const { catchall } = schema.def;
    const isStrict = catchall instanceof z.ZodNever;
    const within = Object.entries(schema.shape).flatMap(([name, field]) =>
      openPlaces(field as z.ZodType, `${path}.${name}`),
    );
    return isStrict ? within : [path || '.', ...within];
  }
  if (schema instanceof z.ZodArray) return openPlaces(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => openPlaces(option as z.ZodType, path));
  if (schema instanceof z.ZodRecord) return [];
  if (schema instanceof z.ZodAny || schema instanceof z.ZodUnknown) return [path || '.'];
  const inner = (def as { innerType?: z.ZodType }).innerType;
  return inner ? openPlaces(inner, path) : [];
}
