import { MailButton } from './mail-button.tsx';
import type { BankAccount, Fact, TransferBlock } from './mail-document.ts';
import { colours, PANEL_PADDING, panel, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** How much to send where until when, and the code by which the agency knows the money. */
export function TransferPanel({ transfer }: { transfer: TransferBlock }) {
  return (
    <Table style={{ ...panel, borderColor: colours.deniz }}>
      <tr>
        <td style={{ padding: PANEL_PADDING }}>
          <h2 style={type.title}>{transfer.title}</h2>
          <Table style={{ marginTop: 12 }}>
            <tr>
              <Figure fact={transfer.amount} />
              {transfer.deadline && <Figure fact={transfer.deadline} />}
            </tr>
          </Table>
          <Reference fact={transfer.reference} />
          {transfer.accounts.map((account) => (
            <Account key={account.iban.value} account={account} />
          ))}
          {transfer.accounts.length === 0 && (
            <p style={{ ...type.small, margin: '16px 0 0' }}>{transfer.no_account}</p>
          )}
          {transfer.agree && (
            <div style={{ marginTop: 12 }}>
              <MailButton button={transfer.agree} />
            </div>
          )}
          {transfer.notes.map((note) => (
            <p key={note} style={{ ...type.small, margin: '16px 0 0' }}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Table>
  );
}

function Figure({ fact }: { fact: Fact }) {
  return (
    <td valign="top" width="50%" style={{ paddingRight: 12 }}>
      <div style={type.label}>{fact.label}</div>
      <div style={{ ...type.body, fontSize: 18, fontWeight: 700 }}>{fact.value}</div>
    </td>
  );
}

function Reference({ fact }: { fact: Fact }) {
  return (
    <Table
      style={{
        marginTop: 16,
        backgroundColor: colours.info_soft,
        borderRadius: 10,
        borderCollapse: 'separate',
      }}
    >
      <tr>
        <td style={{ padding: '12px 16px' }}>
          <div style={type.small}>{fact.label}</div>
          <div style={{ ...type.body, fontSize: 20, lineHeight: '28px', fontWeight: 700 }}>
            {fact.value}
          </div>
        </td>
      </tr>
    </Table>
  );
}

function Account({ account }: { account: BankAccount }) {
  return (
    <Table style={{ marginTop: 16 }}>
      <tr>
        <td style={{ borderTop: `1px solid ${colours.line}`, paddingTop: 14 }}>
          <div style={{ ...type.body, fontWeight: 600 }}>{account.bank}</div>
          <div style={type.small}>
            {account.holder.label}: {account.holder.value}
          </div>
          <div style={{ ...type.body, fontWeight: 600, color: colours.deniz_ink }}>
            {account.iban.value}
          </div>
        </td>
      </tr>
    </Table>
  );
}
