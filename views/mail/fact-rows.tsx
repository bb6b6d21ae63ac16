import type { Fact } from './mail-document.ts';
import { colours, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** Label and value side by side, a hairline above each but the first. */
export function FactRows({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Table style={{ marginTop: 8 }}>
      {facts.map(({ label, value }, index) => {
        const rule = index === 0 ? undefined : `1px solid ${colours.line}`;
        return (
          <tr key={label}>
            <td
              width="38%"
              valign="top"
              style={{ ...type.small, padding: '8px 12px 8px 0', borderTop: rule }}
            >
              {label}
            </td>
            <td
              valign="top"
              style={{
                ...type.small,
                color: colours.text,
                padding: '8px 0',
                borderTop: rule,
                overflowWrap: 'anywhere',
              }}
            >
              {value}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
