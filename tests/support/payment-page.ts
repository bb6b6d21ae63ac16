import { paths } from '../../server/shared/paths.ts';
import { site } from './api.ts';

/** What the page's form sends once both texts are read; undefined: nothing has to be accepted. */
export async function agreementFormOf(code: string) {
  const { text } = await site.get(paths.payment(code));
  const [, mark] = /name="mark" value="([^"]*)"/.exec(text) ?? [];
  if (mark === undefined) return undefined;
  return { mark, accept_information: 'on', accept_contract: 'on' };
}

/** The guest accepts the texts of a sale that staff made, if that is still to do. */
export async function acceptTexts(code: string): Promise<void> {
  const form = await agreementFormOf(code);
  if (form) await site.post(paths.paymentAgreement(code)).type('form').send(form).expect(303);
}
