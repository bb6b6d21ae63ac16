import type { ReactNode } from 'react';

interface SectionProps<Card> {
  title: string;
  text?: string | null;
  /** The way to all of it; `label` where several of a page have the same text. */
  all?: { href: string; text: string; label?: string } | undefined;
  /** Between the heading and the cards. */
  head?: ReactNode;
  cards: readonly Card[];
  /** On wide screens; cards side by side on phones, to be pushed along. */
  columns?: 3 | 4;
  /** Cards of words are wider on phones than those of pictures. */
  texts?: boolean;
  children: (card: Card) => ReactNode;
}

/** A titled row of cards; nothing at all when there are no cards. */
export function Section<Card>(props: SectionProps<Card>) {
  const { title, text, all, head, cards, columns = 4, texts, children } = props;
  if (cards.length === 0) return null;
  const classes = ['rail', columns === 3 && 'three', texts && 'texts'].filter(Boolean).join(' ');
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} text={text} all={all} />
        {head}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones */}
        <div className={classes} role="group" aria-label={title} tabIndex={0}>
          {cards.map(children)}
        </div>
      </div>
    </section>
  );
}

export function SectionHead({
  title,
  text,
  all,
}: Pick<SectionProps<never>, 'title' | 'text' | 'all'>) {
  return (
    <div className="section-head">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {all && (
        <a className="link" href={all.href} aria-label={all.label}>
          {all.text}
        </a>
      )}
    </div>
  );
}
