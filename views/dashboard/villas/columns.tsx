import type { Translate } from '../../../server/i18n.ts';
import type { VillaRow } from '../../../server/schemas/answers/villas.ts';
import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { NIGHTS_AHEAD } from '../../../server/shared/nights-ahead.ts';
import { paths } from '../../../server/shared/paths.ts';
import { selectColumn } from '../../components/dashboard/bulk.tsx';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { copyColumn } from '../../components/dashboard/editor-copy.tsx';
import { FlagSwitch } from '../../components/dashboard/flag-switch.tsx';
import { Name } from '../../components/dashboard/name.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { orderColumn } from '../../components/dashboard/order.tsx';
import { Icon } from '../../components/icon.tsx';
import { PositionButton } from './position.tsx';

interface VillaColumns {
  t: Translate;
  /** The list stands in staff's order, which can be changed. */
  isOrdered: boolean;
  today: string;
  /** Owners read their own villas, and change none. */
  isStaff: boolean;
}

const nameOf = ({ name }: VillaRow) => name;

/** The list's columns in their order; slots fold them into the phone's record. */
export const villaColumns = ({
  t,
  isOrdered,
  isStaff,
  today,
}: VillaColumns): Column<VillaRow>[] => [
  ...(isStaff && isOrdered ? [{ ...orderColumn<VillaRow>(t, nameOf), slot: undefined }] : []),
  ...(isStaff ? [selectColumn<VillaRow>(t, nameOf)] : []),
  ...(isStaff ? [positionColumn(t)] : []),
  nameColumn(t),
  ...placeColumns(t),
  ...(isStaff ? [ownerColumn(t)] : []),
  permitColumn(t, today),
  priceColumn(t),
  takenColumn(t, isStaff),
  ...(isStaff ? flagColumns(t) : [stateColumn(t)]),
  ...(isStaff ? [copyColumn<VillaRow>(t)] : []),
];

const positionColumn = (t: Translate): Column<VillaRow> => ({
  key: 'position',
  label: t('villas:column.position'),
  order: 'position',
  align: 'end',
  slot: 'b0',
  cell: (villa) => <PositionButton t={t} villa={villa} />,
});

const nameColumn = (t: Translate): Column<VillaRow> => ({
  key: 'name',
  label: t('villas:column.name'),
  order: 'name',
  slot: 'a1',
  cell: ({ id, name, code, thumbnail, capacity }) => (
    <a className="row-link with-picture" href={paths.dashboard.villa(id)}>
      {thumbnail ? (
        <img className="thumbnail" src={thumbnail} alt="" width={52} height={38} loading="lazy" />
      ) : (
        <span className="thumbnail">
          <Icon name="image" size="small" />
        </span>
      )}
      <span>
        <b>
          <Name>{name}</Name>
        </b>
        <small>
          {code}
          <Folded on="tablet">
            {code && ' · '}
            <span className="nowrap">{t('reservations:people', { count: capacity })}</span>
          </Folded>
        </small>
      </span>
    </a>
  ),
});

const placeColumns = (t: Translate): Column<VillaRow>[] => [
  {
    key: 'place',
    label: t('villas:column.place'),
    slot: 'b1',
    cell: ({ town, district, owner_name }) => (
      <>
        <span className="wrapping">{`${town}, ${district}`}</span>
        <Folded on="tablet">{owner_name}</Folded>
      </>
    ),
  },
  {
    key: 'capacity',
    label: t('villas:column.capacity'),
    order: 'capacity',
    align: 'end',
    folds: { into: 'name', on: 'tablet' },
    cell: ({ capacity }) => capacity,
  },
];

const ownerColumn = (t: Translate): Column<VillaRow> => ({
  key: 'owner',
  label: t('villas:column.owner'),
  folds: { into: 'place', on: 'tablet' },
  cell: ({ owner_name }) => (owner_name ? <Name>{owner_name}</Name> : <Nothing />),
});

const TONES = { VERIFIED: 'ok', DUE: 'warn', UNVERIFIED: 'warn', MISSING: 'bad' };

const permitColumn = (t: Translate, today: string): Column<VillaRow> => ({
  key: 'permit',
  label: t('villas:column.permit'),
  slot: 'b2',
  cell: ({ permit_state, permit_no, permit_check_due }) => {
    const state = permit_check_due && permit_check_due <= today ? 'DUE' : permit_state;
    return (
      <span className={`tag ${TONES[state]}`} title={permit_no ?? undefined}>
        {t(`villas:permit_state.${state}`)}
      </span>
    );
  },
});

const priceColumn = (t: Translate): Column<VillaRow> => ({
  key: 'price',
  label: t('villas:column.from_price'),
  order: 'from_price',
  align: 'end',
  slot: 'c1',
  cell: ({ from_price_kurus, taken_nights }) => (
    <>
      {from_price_kurus === null ? (
        <span className="due">{t('villas:no_price')}</span>
      ) : (
        <>
          {formatMoney(from_price_kurus)}
          <span className="on-phone"> {t('cards:per.night')}</span>
        </>
      )}
      <Folded on="tablet">
        <Load t={t} nights={taken_nights} />
      </Folded>
    </>
  ),
});

/** On a phone staff see the star in its place. */
const takenColumn = (t: Translate, isStaff: boolean): Column<VillaRow> => ({
  key: 'taken',
  slot: isStaff ? undefined : 'c2',
  label: t('villas:column.taken'),
  align: 'end',
  folds: { into: 'price', on: 'tablet' },
  cell: ({ taken_nights }) => <Load t={t} nights={taken_nights} />,
});

/** Of the nights to come, those that are taken. */
function Load({ t, nights }: { t: Translate; nights: number }) {
  const percent = formatPercent(Math.round((nights / NIGHTS_AHEAD) * 100));
  return (
    <span className="load" title={t('villas:taken', { nights, all: NIGHTS_AHEAD })}>
      <span className="on-wide">{percent}</span>
      <span className="on-phone">{t('villas:taken_share', { percent, all: NIGHTS_AHEAD })}</span>
      <svg viewBox={`0 0 ${NIGHTS_AHEAD} 6`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={nights} height="6" />
      </svg>
    </span>
  );
}

const flagColumns = (t: Translate): Column<VillaRow>[] => [
  flagColumn(t, 'popular', { path: paths.api.villaPopularity(), look: 'star' }),
  flagColumn(t, 'villa_of_month', { path: paths.api.villaOfMonth(), look: 'trophy' }),
  { ...flagColumn(t, 'active', { path: paths.api.villaActivity() }), slot: 'a2' },
];

const flagColumn = (
  t: Translate,
  flag: 'popular' | 'villa_of_month' | 'active',
  { path, look }: { path: string; look?: 'star' | 'trophy' },
): Column<VillaRow> => ({
  key: flag,
  label: t(`villas:column.${flag}`),
  slot: flag === 'popular' ? 'c2' : undefined,
  cell: (villa) => (
    <FlagSwitch
      t={t}
      path={path}
      id={villa.id}
      label={`${t(`villas:field.${flag}`)}: ${villa.name}`}
      checked={villa[flag]}
      told={flag === 'villa_of_month' ? t('villas:one_of_month') : undefined}
      look={look}
      bare
    />
  ),
});

const stateColumn = (t: Translate): Column<VillaRow> => ({
  key: 'active',
  label: t('villas:column.active'),
  slot: 'a2',
  cell: ({ active }) => (
    <span className={`state-dot nowrap ${active ? 'ok' : 'plain'}`}>
      {t(active ? 'editor:state.active' : 'editor:state.passive')}
    </span>
  ),
});
