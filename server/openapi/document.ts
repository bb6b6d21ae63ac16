import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';

import { env } from '../env.ts';
import { t } from '../i18n.ts';
import { type GroupName, groups } from './calls/index.ts';
import { type DescribedCall, described } from './described.ts';
import { withExamples } from './examples.ts';
import type { Document } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { plainSchema } from './plain-schema.ts';
import { failureResponses } from './responses.ts';

let built: Document | undefined;

/** The OpenAPI 3.1 document of every call; made once, at its first use. */
export function openApiDocument(): Document {
  built ??= withExamples(
    createDocument(
      {
        openapi: '3.1.1',
        info: {
          title: t('docs:title'),
          version: '1',
          description: t('docs:rules'),
        },
        servers: [{ url: env.PUBLIC_URL.replace(/\/$/, '') }],
        tags: Object.keys(groups).map((name) => ({
          name,
          description: groupTitle(name as GroupName),
        })),
        paths: pathsOf(described()),
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          },
          responses: failureResponses(described()),
        },
      },
      { override: plainSchema },
    ) as unknown as Document,
  );
  return built;
}

const groupTitle = (group: GroupName): string => t(`api:${group}.title`);

function pathsOf(all: readonly DescribedCall[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const call of all) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.verb.toLowerCase()]: operationOf(call) };
  }
  return paths;
}
