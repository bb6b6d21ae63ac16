import type { Test } from 'supertest';

import { openApiDocument } from '../../server/openapi/document.ts';
import type { Walked } from './walk.ts';

/** Whether a call's body is read as multipart, by its description. */
export function takesFiles({ method, address }: Pick<Walked, 'method' | 'address'>): boolean {
  const operation = openApiDocument().paths[address.replaceAll(/:(\w+)/g, '{$1}')]?.[method];
  return operation?.requestBody?.content['multipart/form-data'] !== undefined;
}

/** A body with fields alone, in the form that the call reads. */
export function fill(test: Test, call: Walked, fields: Record<string, number>): Test {
  if (!takesFiles(call)) return test.send(fields);
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return test.type('multipart/form-data; boundary=x').send(`${parts.join('')}--x--\r\n`);
}
