/** What another server answers, whole; leaving the loop early ends the connection. @throws where it is longer */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) throw new Error(`more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
