import { Fragment, type ReactNode } from 'react';

interface TransProps {
  /** A catalogue text with marked words: 'Read the <link>terms</link>.' */
  text: string;
  /** What to make of each mark; `<b>` needs none. */
  parts?: Record<string, (words: string) => ReactNode>;
}

/** A sentence some of whose words are elements, so that translators keep it in one piece. */
export function Trans({ text, parts = {} }: TransProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const words = pieces[index + 1] ?? '';
    const make = parts[piece];
    return <Fragment key={`${piece}-${words}`}>{make ? make(words) : <b>{words}</b>}</Fragment>;
  });
}
