import { renderToStaticMarkup } from 'react-dom/server';

import type { MailDocument } from './mail-document.ts';
import { MailPage } from './mail-page.tsx';

/** The HTML of a mail. What guests and staff wrote is escaped by React. */
export function renderMail(mail: MailDocument): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage mail={mail} />)}`;
}
