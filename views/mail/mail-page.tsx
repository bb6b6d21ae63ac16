import { MailBlockRows } from './mail-blocks.tsx';
import type { MailDocument, MailLink } from './mail-document.ts';
import { colours, FONT, GUTTER, type } from './mail-style.ts';
import { Table } from './table.tsx';

/** The whole mail: tables and inline styles, because mail programs know little else. Light only. */
export function MailPage({ mail }: { mail: MailDocument }) {
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{mail.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colours.page, colorScheme: 'light' }}>
        <Preview text={mail.preview} />
        <Table style={{ backgroundColor: colours.page }}>
          <tr>
            <td align="center" style={{ padding: '16px 8px 32px' }}>
              <Sheet mail={mail} />
              <Footer lines={mail.footer} leave={mail.leave} />
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** Inboxes show the first words of a mail; these are chosen and not seen in the mail itself. */
function Preview({ text }: { text: string }) {
  return (
    <div
      style={{
        display: 'none',
        fontSize: 1,
        lineHeight: '1px',
        maxHeight: 0,
        maxWidth: 0,
        opacity: 0,
        overflow: 'hidden',
        color: colours.page,
      }}
    >
      {text}
    </div>
  );
}

function Sheet({ mail }: { mail: MailDocument }) {
  return (
    <Table
      width={600}
      style={{
        maxWidth: 600,
        backgroundColor: colours.sheet,
        borderRadius: '16px 16px 72px 16px',
        borderCollapse: 'separate',
        overflow: 'hidden',
      }}
    >
      <tr>
        <td style={{ backgroundColor: colours.derin, padding: `18px ${GUTTER}px` }}>
          <Head mail={mail} />
        </td>
      </tr>
      <MailBlockRows blocks={mail.blocks} />
      <tr>
        <td style={{ height: 32, lineHeight: '32px', fontSize: 1 }}>&nbsp;</td>
      </tr>
    </Table>
  );
}

function Head({ mail }: { mail: MailDocument }) {
  return (
    <Table>
      <tr>
        <td>
          <a
            href={mail.home_url}
            style={{
              fontFamily: FONT,
              fontSize: 22,
              lineHeight: '28px',
              fontWeight: 700,
              color: colours.on_derin,
              textDecoration: 'none',
            }}
          >
            {mail.site_name}
            <span style={{ color: colours.coral }}>.</span>
          </a>
        </td>
        {mail.reference && (
          <td
            align="right"
            style={{ ...type.small, color: colours.on_derin, whiteSpace: 'nowrap' }}
          >
            {mail.reference}
          </td>
        )}
      </tr>
    </Table>
  );
}

function Footer({ lines, leave }: { lines: string[]; leave: MailLink | null }) {
  return (
    <Table width={600} style={{ maxWidth: 600 }}>
      <tr>
        <td style={{ ...type.label, padding: `20px ${GUTTER}px 0` }}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {leave && (
            <a href={leave.url} style={{ color: colours.deniz_ink }}>
              {leave.label}
            </a>
          )}
        </td>
      </tr>
    </Table>
  );
}
