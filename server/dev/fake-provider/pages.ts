import { t } from '../../i18n.ts';
import { formatMoney } from '../../shared/format.ts';
import { type FakeOrder, OUTCOMES, type Outcome } from './book.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html><html lang="tr"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;display:block;width:100%;text-align:start;padding:.7rem 1rem;margin:.5rem 0;
border:1px solid #99a;border-radius:.5rem;background:#fff;cursor:pointer}
button:hover{background:#eef}small{display:block;color:#556}</style></head>
<body><h1>${escaped(title)}</h1>${body}</body></html>`;

/** Where a guest would type the card: here they choose what becomes of it. */
export function choicePage(order: FakeOrder): string {
  const sum = escaped(formatMoney(order.amount_kurus));
  const buttons = OUTCOMES.map(button).join('');
  return page(
    t('payments:fake.title'),
    `<p>${escaped(order.title)}: <b>${sum}</b></p><p>${escaped(t('payments:fake.text'))}</p>
<form method="post">${buttons}</form>`,
  );
}

const button = (outcome: Outcome) =>
  `<button name="outcome" value="${outcome}">${escaped(t(`payments:fake.outcome.${outcome}`))}
<small>${escaped(t(`payments:fake.note.${outcome}`))}</small></button>`;

/** The bank's page between. */
export const threeDsPage = (order: FakeOrder): string =>
  page(
    t('payments:fake.three_ds'),
    `<p>${escaped(formatMoney(order.amount_kurus))}</p><form method="post">
<button name="outcome" value="success">${escaped(t('payments:fake.confirm'))}</button>
<button name="outcome" value="failure">${escaped(t('payments:fake.refuse'))}</button></form>`,
  );

/** Brings the browser back with the token, as iyzico's page does. */
export const returnPage = ({ return_url, token, protocol }: FakeOrder): string =>
  page(
    t('payments:fake.done'),
    protocol === 'iyzico'
      ? `<form method="post" action="${escaped(return_url)}">
<input type="hidden" name="token" value="${escaped(token)}">
<button>${escaped(t('payments:fake.back'))}</button></form>
<script>document.forms[0].submit()</script>`
      : `<p><a href="${escaped(return_url)}">${escaped(t('payments:fake.back'))}</a></p>`,
  );

/** The browser was closed before it came back. */
export const lostPage = (): string =>
  page(t('payments:fake.lost'), `<p>${escaped(t('payments:fake.lost_text'))}</p>`);
