import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';
import { documentStore } from '../services/files/document-store.ts';
import { STAFF_IDS } from './people.ts';
import type { Row } from './rows.ts';
import texts from './texts/documents.json' with { type: 'json' };

const read = (file: string): Buffer =>
  readFileSync(path.join(projectRoot, 'server', 'seed', 'documents', file));

/** The agency's papers, each a page that says it is a specimen. */
export const documentsOf = (): Row<'documents'>[] =>
  texts.map(({ title, file_name }, position) => {
    const content = read(file_name);
    return {
      title,
      file_name,
      hash: hashOf(content),
      bytes: content.length,
      position,
      created_by: STAFF_IDS[1] ?? null,
    };
  });

/** Puts their files where uploads are kept. */
export async function keepDocuments(): Promise<void> {
  for (const { file_name } of texts) {
    const content = read(file_name);
    await documentStore().put(hashOf(content), content);
  }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
