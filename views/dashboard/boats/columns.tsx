import type { Translate } from '../../../server/i18n.ts';
import type { BoatRow } from '../../../server/schemas/answers/boats.ts';
import { formatMoney, unbroken } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { selectColumn } from '../../components/dashboard/bulk.tsx';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { copyColumn } from '../../components/dashboard/editor-copy.tsx';
import { FlagSwitch } from '../../components/dashboard/flag-switch.tsx';
import { Name } from '../../components/dashboard/name.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { orderColumn } from '../../components/dashboard/order.tsx';
import { PapersState } from './papers-state.tsx';

interface BoatColumns {
  t: Translate;
  /** ISO day. */
  today: string;
  /** The list stands in staff's order, which can be changed. */
  isOrdered: boolean;
}

const nameOf = ({ name }: BoatRow) => name;

/** The list's columns in their order; slots fold them into the phone's record. */
export const boatColumns = ({ t, today, isOrdered }: BoatColumns): Column<BoatRow>[] => [
  ...(isOrdered ? [orderColumn<BoatRow>(t, nameOf)] : []),
  selectColumn<BoatRow>(t, nameOf),
  {
    key: 'position',
    label: t('fleet:column.position'),
    order: 'position',
    align: 'end',
    cell: ({ position }) => <span data-position="">{position}</span>,
  },
  nameColumn(t),
  {
    key: 'marina',
    label: t('fleet:column.marina'),
    slot: 'b1',
    cell: ({ marina, owner_name }) => (
      <>
        <span className="wrapping">{marina}</span>
        <Folded on="tablet">{owner_name}</Folded>
      </>
    ),
  },
  {
    key: 'guests',
    label: t('fleet:column.guests'),
    order: 'guests_day',
    folds: { into: 'name', on: 'laptop' },
    cell: ({ guests_day, guests_night }) =>
      t('fleet:guests_short', { day: guests_day, night: guests_night }),
  },
  {
    key: 'owner',
    label: t('fleet:column.owner'),
    folds: { into: 'marina', on: 'tablet' },
    cell: ({ owner_name }) => (owner_name ? <Name>{owner_name}</Name> : <Nothing />),
  },
  {
    key: 'papers',
    label: t('fleet:column.papers'),
    slot: 'b2',
    cell: (boat) => <PapersState t={t} boat={boat} today={today} />,
  },
  {
    key: 'price',
    label: t('fleet:column.price'),
    align: 'end',
    slot: 'c1',
    cell: (boat) => (
      <span className="wrapping">
        <Price t={t} boat={boat} />
      </span>
    ),
  },
  ...flagColumns(t),
  copyColumn<BoatRow>(t),
];

const nameColumn = (t: Translate): Column<BoatRow> => ({
  key: 'name',
  label: t('fleet:column.name'),
  order: 'name',
  slot: 'a1',
  cell: (boat) => (
    <a className="row-link with-picture" href={paths.dashboard.boat(boat.id)}>
      {boat.thumbnail && (
        <img
          className="thumbnail"
          src={boat.thumbnail}
          alt=""
          width={52}
          height={38}
          loading="lazy"
        />
      )}
      <span>
        <b>
          <Name>{boat.name}</Name>
        </b>
        <small>
          {boat.code}
          <Folded on="laptop">
            {boat.code && '\u00a0· '}
            {unbroken(
              t('fleet:guests_of_both', { day: boat.guests_day, night: boat.guests_night }),
            )}
          </Folded>
        </small>
      </span>
    </a>
  ),
});

const flagColumns = (t: Translate): Column<BoatRow>[] => [
  {
    key: 'popular',
    label: t('fleet:column.popular'),
    cell: ({ id, name, popular }) => (
      <FlagSwitch
        t={t}
        path={paths.api.boatPopularity()}
        id={id}
        label={`${t('fleet:column.popular')}: ${name}`}
        checked={popular}
        look="star"
        bare
      />
    ),
  },
  {
    key: 'active',
    label: t('fleet:column.active'),
    slot: 'a2',
    cell: ({ id, name, active, withdrawn_reason }) =>
      withdrawn_reason === null ? (
        <FlagSwitch
          t={t}
          path={paths.api.boatActivity()}
          id={id}
          label={`${t('fleet:column.active')}: ${name}`}
          checked={active}
          bare
        />
      ) : (
        <span className="tag bad">{t('fleet:withdrawn')}</span>
      ),
  },
];

/** The lowest to come of the unit it is mostly sold by. */
function Price({ t, boat }: { t: Translate; boat: BoatRow }) {
  const units = [
    ['week', boat.from_week_price_kurus],
    ['day', boat.from_day_price_kurus],
    ['trip', boat.from_trip_price_kurus],
  ] as const;
  const [unit, kurus] = units.find(([, amount]) => amount !== null) ?? [];
  if (!unit || kurus === null || kurus === undefined) return <Nothing />;
  return t(`fleet:per.${unit}`, { amount: formatMoney(kurus) });
}
