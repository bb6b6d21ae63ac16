import { ChoicePanels } from './choice-panels.tsx';
import { FactRows } from './fact-rows.tsx';
import { ListPanel } from './list-panel.tsx';
import { MailButton } from './mail-button.tsx';
import type { FactsBlock, MailBlock, PassageBlock, TextBlock } from './mail-document.ts';
import { colours, GUTTER, PANEL_PADDING, panel, type } from './mail-style.ts';
import { PricePanel } from './price-panel.tsx';
import { RichPassages } from './rich-passages.tsx';
import { StayPanel } from './stay-panel.tsx';
import { Table } from './table.tsx';
import { TransferPanel } from './transfer-panel.tsx';

/** One row of the sheet for each block, in order. */
export function MailBlockRows({ blocks }: { blocks: MailBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
    <tr key={index}>
      <td style={{ padding: `${block.kind === 'text' ? 16 : 20}px ${GUTTER}px 0` }}>
        <Block block={block} />
      </td>
    </tr>
  ));
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return <Paragraph block={block} />;
    case 'stay':
      return <StayPanel stay={block} />;
    case 'price':
      return <PricePanel price={block} />;
    case 'transfer':
      return <TransferPanel transfer={block} />;
    case 'facts':
      return <FactsPanel block={block} />;
    case 'list':
      return <ListPanel block={block} />;
    case 'button':
      return <MailButton button={block} />;
    case 'passage':
      return <Passage block={block} />;
    case 'rich':
      return <RichPassages block={block} />;
    case 'choices':
      return <ChoicePanels block={block} />;
  }
}

function Paragraph({ block }: { block: TextBlock }) {
  return (
    <p style={{ ...type.body, margin: 0, overflowWrap: 'anywhere' }}>
      {block.runs.map(({ text, strong }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
        strong ? <strong key={index}>{text}</strong> : text,
      )}
    </p>
  );
}

/** Line breaks inside a paragraph are the writer's own. */
function Passage({ block }: { block: PassageBlock }) {
  const quote = block.quoted ? quoted : undefined;
  const title = block.answers ? { ...type.body, fontWeight: 700 } : type.label;
  return (
    <div style={quote}>
      {block.title && <p style={{ ...title, margin: '0 0 4px' }}>{block.title}</p>}
      {block.paragraphs.map((paragraph, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
          key={index}
          style={{
            ...(block.quoted ? type.small : type.body),
            margin: index === 0 ? 0 : '12px 0 0',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {paragraph}
        </p>
      ))}
      {block.answers && (
        <div style={{ marginTop: 16 }}>
          <Passage block={block.answers} />
        </div>
      )}
    </div>
  );
}

const quoted = { borderLeft: `3px solid ${colours.line}`, paddingLeft: 14 };

function FactsPanel({ block }: { block: FactsBlock }) {
  return (
    <Table style={panel}>
      <tr>
        <td style={{ padding: PANEL_PADDING }}>
          <h2 style={type.title}>{block.title}</h2>
          <FactRows facts={block.facts} />
          {block.notes.map((note) => (
            <p key={note} style={{ ...type.small, margin: '12px 0 0' }}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Table>
  );
}
