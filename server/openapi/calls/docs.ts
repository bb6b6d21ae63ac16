import { OpenApiAnswer } from '../../schemas/answers/docs.ts';
import { Nothing } from '../../schemas/common.ts';
import { DocsQuery, GroupParams } from '../../schemas/docs.ts';
import { type Calls, file } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const docs: Calls = {
  readDocument:  { route: 'GET /v1/openapi.json', query: Nothing, answer: { status: 200, schema: OpenApiAnswer } },
  readDocs:      { route: 'GET /v1/docs',         query: DocsQuery, answer: file('text/html') },
  readDocsGroup: { route: 'GET /v1/docs/:group',  query: Nothing, params: GroupParams, answer: file('text/html'), errors: { 404: ['not_found'] } },
};
