import type { RichBlock, RichPassage, RichRun } from './mail-document.ts';
import { colours, type } from './mail-style.ts';

/** What staff wrote with the editor, in the few ways that mail programs agree on. */
export function RichPassages({ block }: { block: RichBlock }) {
  return block.passages.map((passage, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
    <Passage key={at} passage={passage} first={at === 0} />
  ));
}

function Passage({ passage, first }: { passage: RichPassage; first: boolean }) {
  const top = first ? 0 : 14;
  if (passage.kind === 'picture')
    return (
      <img
        src={passage.url}
        alt={passage.alt}
        width={560}
        style={{
          display: 'block',
          width: '100%',
          maxWidth: 560,
          height: 'auto',
          marginTop: top,
          borderRadius: 12,
        }}
      />
    );
  const { kind, mark, runs } = passage;
  if (kind === 'heading')
    return (
      <h2 style={{ ...type.title, marginTop: first ? 0 : 22 }}>
        <Runs runs={runs} />
      </h2>
    );
  const margin = `${kind === 'item' ? top / 2 : top}px 0 0`;
  return (
    <p style={{ ...type.body, ...looks[kind], margin, overflowWrap: 'anywhere' }}>
      {kind === 'item' && `${mark} `}
      <Runs runs={runs} />
    </p>
  );
}

const looks = {
  paragraph: {},
  item: { paddingLeft: 22, textIndent: -16 },
  quote: {
    borderLeft: `3px solid ${colours.line}`,
    paddingLeft: 14,
    color: colours.soft_text,
  },
};

function Runs({ runs }: { runs: RichRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
  return runs.map((run, at) => <Run key={at} run={run} />);
}

function Run({ run: { text, strong, em, url } }: { run: RichRun }) {
  if (text === '\n') return <br />;
  const leaning = em ? <em>{text}</em> : text;
  const shown = strong ? <strong>{leaning}</strong> : leaning;
  return url ? (
    <a href={url} style={{ color: colours.deniz }}>
      {shown}
    </a>
  ) : (
    shown
  );
}
