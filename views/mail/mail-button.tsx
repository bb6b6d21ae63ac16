import type { MailLink } from './mail-document.ts';
import { colours, FONT } from './mail-style.ts';

/** The one thing to do next. */
export function MailButton({ button }: { button: MailLink }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: colours.deniz, borderRadius: 10 }}>
            <a
              href={button.url}
              style={{
                display: 'inline-block',
                padding: '12px 22px',
                fontFamily: FONT,
                fontSize: 16,
                lineHeight: '22px',
                fontWeight: 600,
                color: colours.on_deniz,
                textDecoration: 'none',
              }}
            >
              {button.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
