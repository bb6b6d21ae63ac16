import { sentenceOf } from '../../error-sentences.ts';
import type { UploadResult } from '../../services/files/picture-uploads.ts';

/** One result a file: the row it became, or the sentence and code of why it did not. */
export const presentUpload = <Row, Shown>(
  results: readonly UploadResult<Row>[],
  present: (row: Row) => Shown,
) =>
  results.map((result) =>
    result.ok
      ? { file_name: result.file_name, ok: true as const, image: present(result.row) }
      : {
          file_name: result.file_name,
          ok: false as const,
          code: result.error.code,
          content: sentenceOf(result.error),
        },
  );
