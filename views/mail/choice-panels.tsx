import type { Choice, ChoicesBlock } from './mail-document.ts';
import { colours, PANEL_PADDING, panel, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** The villas of an offer, one panel each, in the order staff chose. */
export function ChoicePanels({ block }: { block: ChoicesBlock }) {
  return block.choices.map((choice, index) => (
    <Table key={choice.url} style={{ ...panel, marginTop: index === 0 ? 0 : 12 }}>
      <tr>
        <td style={{ padding: PANEL_PADDING }}>
          <ChoiceRows choice={choice} />
        </td>
      </tr>
    </Table>
  ));
}

function ChoiceRows({ choice }: { choice: Choice }) {
  const { name, url, place, facts, amount, note } = choice;
  return (
    <>
      <a href={url} style={{ ...type.title, color: colours.deniz_ink }}>
        {name}
      </a>
      <div style={type.small}>{place}</div>
      {facts.map((fact) => (
        <div key={fact} style={type.small}>
          {fact}
        </div>
      ))}
      {note && <p style={{ ...type.body, margin: '10px 0 0', whiteSpace: 'pre-line' }}>{note}</p>}
      <div style={{ ...type.label, marginTop: 10 }}>{amount.label}</div>
      <div style={{ ...type.body, fontSize: 20, lineHeight: '28px', fontWeight: 700 }}>
        {amount.value}
      </div>
    </>
  );
}
