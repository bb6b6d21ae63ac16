import { FactRows } from './fact-rows.tsx';
import type { StayBlock, StayEnd } from './mail-document.ts';
import { colours, PANEL_PADDING, panel, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** What is rented and from when to when, like the two halves of a ticket. */
export function StayPanel({ stay }: { stay: StayBlock }) {
  return (
    <Table style={panel}>
      <tr>
        <td style={{ padding: `${PANEL_PADDING}px ${PANEL_PADDING}px 14px` }}>
          <h2 style={type.title}>{stay.name}</h2>
          <div style={type.small}>{stay.place}</div>
        </td>
      </tr>
      <tr>
        <td style={{ padding: `0 ${PANEL_PADDING}px` }}>
          <Table
            style={{
              backgroundColor: colours.deniz_soft,
              borderRadius: 10,
              borderCollapse: 'separate',
            }}
          >
            <tr>
              <End end={stay.check_in} />
              <End end={stay.check_out} line={`1px solid ${colours.sheet}`} />
            </tr>
          </Table>
        </td>
      </tr>
      <tr>
        <td style={{ padding: `4px ${PANEL_PADDING}px 10px` }}>
          <FactRows facts={stay.facts} />
        </td>
      </tr>
    </Table>
  );
}

function End({ end, line }: { end: StayEnd; line?: string }) {
  return (
    <td width="50%" valign="top" style={{ padding: '12px 14px', borderLeft: line }}>
      <div style={{ ...type.label, color: colours.deniz_ink }}>{end.label}</div>
      <div style={{ ...type.body, fontWeight: 700 }}>{end.day}</div>
      <div style={type.small}>{end.weekday}</div>
      <div style={type.small}>{end.hour}</div>
    </td>
  );
}
