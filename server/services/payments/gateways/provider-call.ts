/** Longer than any provider takes to think, shorter than any guest waits. */
const MOST_MILLISECONDS = 15_000;
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * Nobody knows what the provider did: no connection, no answer in time, or one that cannot be read,
 * such as the HTML of a gateway in between. It never means that a payment failed.
 */
class ProviderSilence extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ProviderSilence';
  }
}

interface ProviderCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  milliseconds?: number | undefined;
}

/** One call, one JSON answer. @throws ProviderSilence */
export async function callProvider(url: string, call: ProviderCall): Promise<unknown> {
  const { method, headers, body, milliseconds = MOST_MILLISECONDS } = call;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, accept: 'application/json' },
      signal,
      redirect: 'error',
      ...(body !== undefined && { body }),
    });
    if (answer.status >= 500) throw new ProviderSilence(`status ${answer.status}`);
    return readJson(await readText(answer));
  } catch (error) {
    if (error instanceof ProviderSilence) throw error;
    throw new ProviderSilence(signal.aborted ? 'timeout' : 'unreachable');
  }
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ProviderSilence('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderSilence('not_json');
  }
}

/** `silent` for silence; whatever else goes wrong is our own fault. */
export async function orSilent<Answer>(
  asking: Promise<Answer>,
): Promise<Answer | { kind: 'silent'; reason: string }> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderSilence) return { kind: 'silent', reason: error.message };
    throw error;
  }
}

/** The same where silence is null. */
export async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderSilence) return null;
    throw error;
  }
}
