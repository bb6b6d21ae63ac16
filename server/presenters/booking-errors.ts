import { t } from '../i18n.ts';

/** The form's fields from top to bottom. */
const FIELDS = [
  'check_in',
  'check_out',
  'customer_name',
  'customer_phone',
  'customer_email',
  'adults',
  'children',
  'babies',
  'customer_note',
  'extras',
  'accept_information',
  'accept_contract',
];

/** In the form's order, and so that each says by itself what to do: they are read in a list, too. */
export function inOwnWords(errors: Record<string, string>): Record<string, string> {
  const own: Record<string, string> = OWN_SENTENCES();
  const entries = Object.entries(errors).map(([path, sentence]) => {
    const [field = path] = path.split('.');
    return [field, own[field] ?? sentence] as const;
  });
  const place = ([field]: readonly [string, string]) => FIELDS.indexOf(field);
  return Object.fromEntries(entries.toSorted((one, other) => place(one) - place(other)));
}

const OWN_SENTENCES = () => ({
  customer_name: t('booking:error.customer_name'),
  customer_phone: t('booking:error.customer_phone'),
  customer_email: t('booking:error.customer_email'),
  adults: t('booking:error.adults'),
  children: t('booking:error.children'),
  babies: t('booking:error.babies'),
  extras: t('booking:error.extras'),
  accept_information: t('booking:error.accept_information'),
  accept_contract: t('booking:error.accept_contract'),
});
