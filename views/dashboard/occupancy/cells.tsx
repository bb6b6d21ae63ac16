import type { Segment } from '../../../server/domain/occupancy-line.ts';
import type { Translate } from '../../../server/i18n.ts';
import type {
  CalendarLine,
  TakenStay,
} from '../../../server/presenters/calendars/occupancy-lines.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import { formatMoney, formatStay, saidDays } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { lookIcons, lookOf } from './looks.ts';

interface LineProps {
  t: Translate;
  line: CalendarLine;
  /** Its row in the whole table, from 2: the first is the heads. */
  row_index: number;
  /** Icons only where days are wide enough for them. */
  dense: boolean;
}

/** A villa's row, or a boat's: who it is, then its days as pieces of taken and free time. */
export function LineRow({ t, line, row_index, dense }: LineProps) {
  const { kind, id, name, place, capacity, active, segments } = line;
  return (
    <tr
      aria-rowindex={row_index}
      data-listing={id}
      data-name={name}
      className={active ? undefined : 'off'}
    >
      <th scope="row">
        <a href={calendarOf({ kind, id })}>{name}</a>
        <small>
          {active
            ? t('occupancy:villa', { town: place, count: capacity })
            : t('occupancy:villa_off', { town: place })}
        </small>
      </th>
      {segments.map((segment) => (
        <Cell key={segment.first} {...{ t, segment, dense }} of={{ kind, id }} />
      ))}
    </tr>
  );
}

/** Whose line it is. */
type Of = Pick<CalendarLine, 'kind' | 'id'>;

const calendarOf = ({ kind, id }: Of) => paths.dashboard[kind](id, 'calendar');

interface CellProps {
  t: Translate;
  of: Of;
  segment: Segment<TakenStay>;
  dense: boolean;
}

function Cell({ t, of, segment, dense }: CellProps) {
  if (segment.kind === 'taken')
    return <TakenCell {...{ t, of, dense }} stay={segment.stay} span={segment.span} />;
  const { kind, span, from, until, nights } = segment;
  if (kind === 'past') return <td colSpan={span} />;
  const words = { stay: formatStay(from, until), count: nights };
  return (
    <td
      colSpan={span}
      className={kind}
      data-from={from}
      data-until={until}
      aria-label={t(
        of.kind === 'boat' ? 'occupancy:cell.free_boat' : `occupancy:cell.${kind}`,
        words,
      )}
    >
      {kind === 'gap' && (
        // A bar of a single night, two half days, has no room for words.
        <span>{dense || span <= 2 ? nights : t('occupancy:nights', { count: nights })}</span>
      )}
    </td>
  );
}

interface TakenProps {
  t: Translate;
  of: Of;
  stay: TakenStay;
  span: number;
  dense: boolean;
}

function TakenCell({ t, of, stay, span, dense }: TakenProps) {
  const look = lookOf(stay);
  const icon = lookIcons[look];
  return (
    <td colSpan={span} className={span === 1 ? 'cut' : undefined}>
      <a
        href={addressOf(of, stay)}
        className={`stay ${look}`}
        data-kind={stay.kind}
        data-id={stay.id}
        data-from={stay.started_at}
        data-until={stay.finished_at}
        data-unit={stay.unit ?? undefined}
        data-version={stay.version ?? undefined}
        data-event={stay.feed_event_id ?? undefined}
        data-label={stay.label || undefined}
        data-letter={dense || !icon ? t(`occupancy:letter.${look}`) : undefined}
        aria-label={sentenceOf(t, stay, of.kind)}
      >
        {!dense && icon && <Icon name={icon} />}
        <span>{shortName(stay) || t(`occupancy:look.${look}`)}</span>
      </a>
    </td>
  );
}

/** What is read begins with what is seen: 'Ayşe D., Kesinleşti, 12 – 19 Temmuz, 7 gece, K7M2-Q4XH9T, ₺84.000' */
function sentenceOf(t: Translate, stay: TakenStay, of: Of['kind']): string {
  const { started_at, finished_at, unit, code, total_kurus } = stay;
  const facts = [
    shortName(stay),
    t(`occupancy:look.${lookOf(stay)}`),
    formatStay(...saidDays(unit, started_at, finished_at)),
    lengthOf(t, { from: started_at, until: finished_at }, of),
    code,
    total_kurus === null ? '' : formatMoney(total_kurus),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Villas are let by nights, boats by days. */
export const lengthOf = (
  t: Translate,
  { from, until }: { from: string; until: string },
  of: Of['kind'],
): string =>
  t(of === 'boat' ? 'occupancy:days' : 'occupancy:nights', { count: nightsBetween(from, until) });

/** Where it is told in full. */
export function addressOf(of: Of, { kind, id }: TakenStay): string {
  const { dashboard } = paths;
  if (kind === 'CLOSING') return calendarOf(of);
  if (kind === 'EXTERNAL') return dashboard.closings({ id });
  return kind === 'FEED' ? dashboard.feeds({ id }) : dashboard.reservation(of.kind, id);
}

/** 'Ayşe Demir' → 'Ayşe D.'; what is no guest's name stays as it is. */
function shortName({ kind, label }: TakenStay): string {
  if (kind !== 'RESERVATION' && kind !== 'OPTION') return label;
  const names = label.trim().split(/\s+/);
  const last = names.length > 1 ? names.at(-1) : undefined;
  return last ? `${names[0]} ${last.slice(0, 1)}.` : label;
}
