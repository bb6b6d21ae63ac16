import type { Segment } from '../../../server/domain/occupancy-line.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { TakenStay, VillaLine } from '../../../server/presenters/occupancy-lines.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import { formatMoney, formatStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { lookIcons, lookOf } from './looks.ts';

interface LineProps {
  t: Translate;
  line: VillaLine;
  /** Its row in the whole table, from 2: the first is the heads. */
  row_index: number;
  /** Icons only where days are wide enough for them. */
  dense: boolean;
}

/** A villa's row: who it is, then its days as pieces of taken and free time. */
export function LineRow({ t, line, row_index, dense }: LineProps) {
  const { villa_id, name, town, capacity, active, segments } = line;
  return (
    <tr
      aria-rowindex={row_index}
      data-villa={villa_id}
      data-name={name}
      className={active ? undefined : 'off'}
    >
      <th scope="row">
        <a href={paths.dashboard.villa(villa_id, 'calendar')}>{name}</a>
        <small>
          {active
            ? t('occupancy:villa', { town, count: capacity })
            : t('occupancy:villa_off', { town })}
        </small>
      </th>
      {segments.map((segment) => (
        <Cell key={segment.first} t={t} villa_id={villa_id} segment={segment} dense={dense} />
      ))}
    </tr>
  );
}

interface CellProps {
  t: Translate;
  villa_id: number;
  segment: Segment<TakenStay>;
  dense: boolean;
}

function Cell({ t, villa_id, segment, dense }: CellProps) {
  if (segment.kind === 'taken')
    return <TakenCell {...{ t, villa_id, dense }} stay={segment.stay} span={segment.span} />;
  const { kind, span, from, until, nights } = segment;
  if (kind === 'past') return <td colSpan={span} />;
  const words = { stay: formatStay(from, until), count: nights };
  return (
    <td
      colSpan={span}
      className={kind}
      data-from={from}
      data-until={until}
      aria-label={t(`occupancy:cell.${kind}`, words)}
    >
      {kind === 'gap' && (
        <span>{dense || nights < 2 ? nights : t('occupancy:nights', { count: nights })}</span>
      )}
    </td>
  );
}

interface TakenProps {
  t: Translate;
  villa_id: number;
  stay: TakenStay;
  span: number;
  dense: boolean;
}

function TakenCell({ t, villa_id, stay, span, dense }: TakenProps) {
  const look = lookOf(stay);
  const icon = lookIcons[look];
  return (
    <td colSpan={span}>
      <a
        href={addressOf(villa_id, stay)}
        className={`stay ${look}`}
        data-kind={stay.kind}
        data-id={stay.id}
        data-from={stay.started_at}
        data-until={stay.finished_at}
        data-version={stay.version ?? undefined}
        data-label={stay.label || undefined}
        data-letter={dense || !icon ? t(`occupancy:letter.${look}`) : undefined}
        aria-label={sentenceOf(t, stay)}
      >
        {!dense && icon && <Icon name={icon} />}
        {shortName(stay) || t(`occupancy:look.${look}`)}
      </a>
    </td>
  );
}

/** What is read begins with what is seen: 'Ayşe D., Kesinleşti, 12 – 19 Temmuz, 7 gece, K7M2-Q4XH9T, ₺84.000' */
export function sentenceOf(t: Translate, stay: TakenStay): string {
  const { started_at, finished_at, code, total_kurus } = stay;
  const facts = [
    shortName(stay),
    t(`occupancy:look.${lookOf(stay)}`),
    formatStay(started_at, finished_at),
    t('occupancy:nights', { count: nightsBetween(started_at, finished_at) }),
    code,
    total_kurus === null ? '' : formatMoney(total_kurus),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Where it is told in full. */
export function addressOf(villaId: number, { kind, id }: TakenStay): string {
  const { dashboard } = paths;
  if (kind === 'CLOSING') return dashboard.villa(villaId, 'calendar');
  if (kind === 'EXTERNAL') return dashboard.closings({ id });
  return kind === 'FEED' ? dashboard.feeds({ id }) : dashboard.villaReservation(id);
}

/** 'Ayşe Demir' → 'Ayşe D.'; what is no guest's name stays as it is. */
export function shortName({ kind, label }: TakenStay): string {
  if (kind !== 'RESERVATION' && kind !== 'OPTION') return label;
  const names = label.trim().split(/\s+/);
  const last = names.length > 1 ? names.at(-1) : undefined;
  return last ? `${names[0]} ${last.slice(0, 1)}.` : label;
}
