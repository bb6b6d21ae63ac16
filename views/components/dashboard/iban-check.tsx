import type { Translate } from '../../../server/i18n.ts';

/** Says of the IBAN typed into the input `id` whether its check digits fit. */
export function IbanCheck({ t, id }: { t: Translate; id: string }) {
  return (
    <output
      className="iban-check"
      data-iban-check={id}
      data-fits={t('banks:iban_fits')}
      data-wrong={t('errors:field.any_iban')}
      htmlFor={id}
    />
  );
}
