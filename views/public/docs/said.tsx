import type { ReactNode } from 'react';

/** A sentence of the document, in which names of fields stand between backticks. */
export function Said({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, at) => {
    // A word's place in its sentence is all that tells it from the same word further on.
    const key = `${at} ${part}`;
    return at % 2 === 0 ? part : <code key={key}>{part}</code>;
  });
}
