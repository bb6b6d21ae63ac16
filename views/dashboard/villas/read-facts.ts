import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { formatMoney, formatTime } from '../../../server/shared/format.ts';
import type { Definition } from '../../components/dashboard/definition-list.tsx';

interface Section {
  title: string;
  items: Definition[];
}

/** What an owner reads of a villa of theirs. */
export const readFacts = (t: Translate, villa: VillaAnswer): Section[] => [
  { title: t('villas:section.identity'), items: identity(t, villa) },
  { title: t('villas:section.permit'), items: permit(t, villa) },
  { title: t('villas:section.times'), items: rules(t, villa) },
];

function identity(t: Translate, villa: VillaAnswer): Definition[] {
  const number = (name: 'capacity' | 'bedrooms' | 'bathrooms') => ({
    term: t(`villas:field.${name}`),
    value: String(villa[name]),
  });
  return [
    { term: t('villas:field.code'), value: villa.code },
    {
      term: t('villas:field.district_id'),
      value: [villa.district, villa.town, villa.region].join(', '),
    },
    number('capacity'),
    number('bedrooms'),
    number('bathrooms'),
    {
      term: t('villas:column.from_price'),
      value: villa.from_price_kurus === null ? null : formatMoney(villa.from_price_kurus),
    },
  ];
}

const permit = (t: Translate, villa: VillaAnswer): Definition[] => [
  { term: t('villas:field.permit_no'), value: villa.permit_no },
  { term: t('villas:field.permit_holder'), value: villa.permit_holder },
  {
    term: t('villas:field.permit_capacity'),
    value: villa.permit_capacity === null ? null : String(villa.permit_capacity),
  },
];

const rules = (t: Translate, villa: VillaAnswer): Definition[] => [
  { term: t('villas:field.check_in_time'), value: formatTime(villa.check_in_time) },
  { term: t('villas:field.check_out_time'), value: formatTime(villa.check_out_time) },
  { term: t('villas:field.min_nights'), value: String(villa.min_nights) },
  { term: t('villas:field.cancellation_policy_id'), value: villa.cancellation_policy?.name },
  { term: t('villas:field.deposit_kurus'), value: formatMoney(villa.deposit_kurus) },
];
