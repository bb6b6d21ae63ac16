import type { ListBlock, ListedLine } from './mail-document.ts';
import { colours, PANEL_PADDING, panel, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** Lines with a sum at the side, a hairline above each but the first. */
export function ListPanel({ block }: { block: ListBlock }) {
  return (
    <Table style={panel}>
      <tr>
        <td style={{ padding: PANEL_PADDING }}>
          <h2 style={type.title}>{block.title}</h2>
          {block.lines.length === 0 && (
            <p style={{ ...type.small, margin: '12px 0 0' }}>{block.none}</p>
          )}
          <Table style={{ marginTop: 8 }}>
            {block.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
              <Line key={index} line={line} isFirst={index === 0} />
            ))}
          </Table>
        </td>
      </tr>
    </Table>
  );
}

function Line({ line, isFirst }: { line: ListedLine; isFirst: boolean }) {
  const borderTop = isFirst ? undefined : `1px solid ${colours.line}`;
  return (
    <tr>
      <td valign="top" style={{ padding: '8px 12px 8px 0', borderTop }}>
        <div style={{ ...type.small, color: colours.text, fontWeight: 600 }}>{line.name}</div>
        <div style={type.label}>{line.detail}</div>
      </td>
      <td align="right" valign="top" style={{ padding: '8px 0', borderTop }}>
        <div style={{ ...type.small, color: colours.text, fontWeight: 600 }}>{line.value}</div>
        <div style={type.label}>{line.measure}</div>
      </td>
    </tr>
  );
}
