import type { Translate } from '../../../server/i18n.ts';
import type { MarinaAnswer } from '../../../server/schemas/answers/marinas.ts';
import type { MarinasPage as MarinasQuery } from '../../../server/schemas/catalogue-pages.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';

/** The list's columns in their order; slots fold them into the phone's record. */
export const marinaColumns = (
  t: Translate,
  address: ListAddress<MarinasQuery>,
): Column<MarinaAnswer>[] => [
  {
    key: 'name',
    label: t('marinas:column.name'),
    order: 'name',
    slot: 'a1',
    cell: ({ id, name }) => (
      <a className="row-link" href={`${address({ id })}#form`}>
        <b>{name}</b>
      </a>
    ),
  },
  {
    key: 'town',
    label: t('marinas:column.town'),
    slot: 'b1',
    cell: ({ town, region }) => `${town}, ${region}`,
  },
  {
    key: 'boats',
    label: t('marinas:column.boats'),
    align: 'end',
    slot: 'a2',
    cell: ({ id, boats }) =>
      boats === 0 ? (
        <span className="dim">{t('marinas:no_boats')}</span>
      ) : (
        <a className="over" href={paths.dashboard.boats({ marina: id })}>
          {t('marinas:boats', { count: formatCount(boats) })}
        </a>
      ),
  },
  {
    key: 'place',
    label: t('marinas:column.place'),
    slot: 'c1',
    cell: ({ lat, address: street }) =>
      lat === null ? (
        <span className="due">{t('marinas:no_place')}</span>
      ) : (
        (street ?? t('marinas:on_map'))
      ),
  },
];
