import type { ButtonBlock } from '../../../views/mail/mail-document.ts';
import { env } from '../../env.ts';
import { t } from '../../i18n.ts';

type ButtonText = keyof typeof import('../../../views/locales/tr/mail.json')['buttons'];

/** A button of a mail. Addresses come from the configuration, never from a request. */
export const mailButton = (name: ButtonText, path: string): ButtonBlock => ({
  kind: 'button',
  label: t(`mail:buttons.${name}`),
  url: `${env.PUBLIC_URL}${path}`,
});
