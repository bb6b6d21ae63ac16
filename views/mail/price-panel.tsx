import type { PriceBlock, PriceLine, PriceSplit } from './mail-document.ts';
import { colours, PANEL_PADDING, panel, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** The frozen quote: its lines, the total and how it is paid. */
export function PricePanel({ price }: { price: PriceBlock }) {
  return (
    <Table style={panel}>
      <tr>
        <td style={{ padding: PANEL_PADDING }}>
          <h2 style={type.title}>{price.title}</h2>
          <Table style={{ marginTop: 8 }}>
            {price.lines.map((line) => (
              <Line key={line.label} line={line} />
            ))}
            <tr>
              <td style={{ ...totalCell, textAlign: 'left' }}>{price.total.label}</td>
              <td align="right" style={{ ...totalCell, whiteSpace: 'nowrap' }}>
                {price.total.value}
              </td>
            </tr>
          </Table>
          {price.split && <Split split={price.split} />}
          {price.notes.map((note) => (
            <p key={note} style={{ ...type.small, margin: '12px 0 0' }}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Table>
  );
}

const totalCell = {
  ...type.body,
  fontWeight: 700,
  borderTop: `1px solid ${colours.line}`,
  padding: '10px 0 0',
} as const;

function Line({ line }: { line: PriceLine }) {
  const color = line.reduces ? colours.begonvil : colours.text;
  return (
    <tr>
      <td style={{ ...type.small, color, padding: '5px 12px 5px 0' }}>{line.label}</td>
      <td
        align="right"
        valign="top"
        style={{ ...type.small, color, padding: '5px 0', whiteSpace: 'nowrap' }}
      >
        {line.amount}
      </td>
    </tr>
  );
}

function Split({ split }: { split: PriceSplit }) {
  const [first, second] = split.parts;
  return (
    <>
      <Table
        style={{ marginTop: 16, borderRadius: 5, borderCollapse: 'separate', overflow: 'hidden' }}
      >
        <tr>
          <Bar percent={split.percent} colour={colours.deniz} />
          <Bar percent={100 - split.percent} colour="#B9DDE0" />
        </tr>
      </Table>
      <Table style={{ marginTop: 6 }}>
        <tr>
          <Part label={first.label} value={first.value} />
          <Part label={second.label} value={second.value} align="right" />
        </tr>
      </Table>
    </>
  );
}

function Bar({ percent, colour }: { percent: number; colour: string }) {
  if (percent <= 0) return null;
  return (
    <td
      width={`${percent}%`}
      style={{ backgroundColor: colour, height: 10, lineHeight: '10px', fontSize: 1 }}
    >
      &nbsp;
    </td>
  );
}

function Part({ label, value, align }: { label: string; value: string; align?: 'right' }) {
  return (
    <td align={align} valign="top" width="50%">
      <div style={type.label}>{label}</div>
      <div style={{ ...type.body, fontWeight: 600 }}>{value}</div>
    </td>
  );
}
