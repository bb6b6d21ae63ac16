import { shrink } from '../shrink.ts';
import { type Answer, sayEnded, sayReplaced } from './api.ts';
import { restoreSession } from './session.ts';

/** Told how much has been sent, 0 to 1. */
type Progress = (share: number) => void;

interface PictureUpload {
  /** Takes POST, multipart. */
  path: string;
  /** The name that the call gives its files: `images[]`, `image`. */
  field: string;
  /** What else the call wants. */
  fields?: Record<string, string>;
  /** Waited for between the two: a picture is made smaller while another goes up. */
  after?: Promise<unknown>;
  /** Not heard of until the picture has been made smaller. */
  onProgress?: Progress;
  signal?: AbortSignal;
}

/**
 * What the server does not want as it is, it will not want the second time; but who comes too often may
 * come later, and whose session ended once they signed in beside the page.
 */
export const canComeAgain = ({ status }: Answer): boolean =>
  status < 400 || status >= 500 || status === 429 || status === 401;

/** Makes a picture smaller and sends it. */
export async function uploadPicture(file: File, wanted: PictureUpload): Promise<Answer> {
  const { path, field, fields, after, onProgress, signal } = wanted;
  const small = await shrink(file);
  await after;
  return upload(path, { ...fields, [field]: small }, onProgress, signal);
}

/** Sends a multipart call; the answer as of every writing, status 0 when there is none or it was stopped. */
export async function upload(
  path: string,
  parts: Record<string, string | File>,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Answer> {
  return sayReplaced() ?? sayEnded(await post(path, formOf(parts), onProgress, signal));
}

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

/** `fetch` does not tell how much has been sent. */
function post(
  path: string,
  form: FormData,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Answer> {
  const nothing: Answer = { ok: false, status: 0 };
  if (signal?.aborted) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${restoreSession()?.token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => {
      const { status, response } = request;
      resolve({ ...response, ok: status >= 200 && status < 300, status });
    };
    request.onerror = () => resolve(nothing);
    request.onabort = () => resolve(nothing);
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
