import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  region: string;
  access_key: string;
  secret_key: string;
}

/** A request as it will be sent; `sha256` is the hash of its body, in hexadecimal. */
interface S3Request {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  sha256: string;
}

/**
 * The headers that a request is sent with: its own, and what S3 knows the sender by (AWS Signature
 * Version 4, docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function signedHeaders(
  keys: S3Keys,
  { method, url, headers = {}, sha256 }: S3Request,
  now: Temporal.Instant,
): Record<string, string> {
  const time = now.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  const sent = { ...headers, 'x-amz-content-sha256': sha256, 'x-amz-date': time };
  const covered = Object.entries({ ...sent, host: url.host }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const names = covered.map(([name]) => name).join(';');
  const lines = covered.map(([name, value]) => `${name}:${value}\n`).join('');
  const asked = [method, url.pathname, queryOf(url), lines, names, sha256].join('\n');
  const scope = `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const signature = hmac(
    signingKey(keys.secret_key, scope),
    ['AWS4-HMAC-SHA256', time, scope, sha256Of(asked)].join('\n'),
  ).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.access_key}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, authorization };
}

export const sha256Of = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('hex');

/** By name, each name and value encoded as S3 encodes them. */
const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const signingKey = (secret: string, scope: string): Buffer =>
  scope.split('/').reduce(hmac, Buffer.from(`AWS4${secret}`));

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
