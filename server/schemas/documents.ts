import { z } from 'zod';

import { exported, IdText, Line, paging, Version } from './common.ts';

export const DocumentParams = z.strictObject({ id: IdText });

/** `POST /v1/admin/documents`, beside the `file`. */
export const NewDocument = z.strictObject({ title: Line(160) });

/** `PUT /v1/admin/documents/{id}`: its title, and whether the site shows it. */
export const DocumentChanges = z.strictObject({
  title: Line(160),
  active: z.boolean().default(true),
  version: Version,
});

/** `GET /v1/admin/documents`: few enough for one page. */
export const DocumentList = z.strictObject({ ...paging(100), ...exported });

/** The papers' screen; `id`: the paper whose form is open. */
export const DocumentListPage = z.object({ ...paging(100), id: IdText.optional() });

export type DocumentListPage = z.infer<typeof DocumentListPage>;
export type DocumentChanges = z.infer<typeof DocumentChanges>;
