import type { Translate } from '../../../server/i18n.ts';
import {
  formatMoney,
  formatPhone,
  formatShortStay,
  saidDays,
} from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { minutesBetween } from '../../components/dashboard/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag, type TagKind } from '../../components/tag.tsx';

/** A request or an option that waits for somebody. */
export interface HomeRequest {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  /** The villa, or the boat. */
  villa_name: string;
  customer_name: string;
  /** E.164 */
  customer_phone: string;
  check_in: string;
  check_out: string;
  /** How a boat is let; null of a villa. */
  unit: string | null;
  adults: number;
  children: number;
  babies: number;
  total_kurus: number;
  /** ISO instants. */
  created_at: string;
  option_until: string | null;
}

interface WaitingProps {
  t: Translate;
  now: string;
  total: number;
  /** How many of `total` are of villas; villas and boats have lists of their own. */
  villas: number;
}

/** Minutes after which a request has waited too long. */
const SLOW = 60;

export function RequestList({
  t,
  now,
  total,
  villas,
  requests,
}: WaitingProps & { requests: HomeRequest[] }) {
  return (
    <Panel
      title={t('dashboard:home.requests')}
      action={<All t={t} status="PENDING" total={total} villas={villas} />}
    >
      {requests.length === 0 && <p className="muted">{t('dashboard:home.no_requests')}</p>}
      <WaitingLines
        t={t}
        rows={requests}
        act={t('dashboard:home.answer')}
        timer={({ created_at }) => {
          const minutes = minutesBetween(created_at, now);
          return { text: duration(t, minutes), kind: minutes >= SLOW ? 'bad' : undefined };
        }}
      />
    </Panel>
  );
}

export function OptionList(props: WaitingProps & { options: HomeRequest[] }) {
  const { t, now, total, villas, options } = props;
  if (options.length === 0) return null;
  return (
    <Panel
      title={t('dashboard:home.options')}
      action={<All t={t} status="OPTION" total={total} villas={villas} />}
    >
      <WaitingLines
        t={t}
        rows={options}
        act={t('dashboard:home.look')}
        timer={({ option_until }) => {
          const minutes = minutesBetween(now, option_until ?? now);
          if (minutes < 0) return { text: t('dashboard:home.over'), kind: 'bad' };
          const text = t('dashboard:home.time_left', { time: duration(t, minutes) });
          return { text, kind: minutes < SLOW ? 'bad' : 'warn' };
        }}
      />
    </Panel>
  );
}

interface AllProps {
  t: Translate;
  status: string;
  total: number;
  villas: number;
}

/** One link to each list that has some. */
function All({ t, status, total, villas }: AllProps) {
  const lists = [
    ['villa', villas],
    ['boat', total - villas],
  ] as const;
  return (
    <span className="row">
      {lists.map(
        ([kind, count]) =>
          count > 0 && (
            <a
              key={kind}
              className="link fine"
              href={paths.dashboard.reservations(kind, { status, order: 'created_at' })}
            >
              {t(`dashboard:home.all_of.${kind}`, { count })}
            </a>
          ),
      )}
    </span>
  );
}

interface WaitingLinesProps {
  t: Translate;
  rows: HomeRequest[];
  /** What its page is opened for. */
  act: string;
  timer: (row: HomeRequest) => { text: string; kind?: TagKind };
}

function WaitingLines({ t, rows, act, timer }: WaitingLinesProps) {
  return (
    <ul className="waiting-lines">
      {rows.map((row) => {
        const { text, kind } = timer(row);
        return (
          <li key={`${row.kind} ${row.id}`}>
            <a className="code" href={paths.dashboard.reservation(row.kind, row.id)}>
              {row.reservation_id}
            </a>
            <b>{row.villa_name}</b>
            <span>{row.customer_name}</span>
            <a className="phone" href={`tel:${row.customer_phone}`}>
              {formatPhone(row.customer_phone)}
            </a>
            <span className="when">
              {formatShortStay(...saidDays(row.unit, row.check_in, row.check_out))} ·{' '}
              {t('dashboard:home.people', { count: row.adults + row.children })}
            </span>
            <b className="sum">{formatMoney(row.total_kurus)}</b>
            <Tag kind={kind} icon="timer">
              {text}
            </Tag>
            <LinkButton small href={paths.dashboard.reservation(row.kind, row.id)}>
              {act}
              <span className="hidden-text"> {row.reservation_id}</span>
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}

/** 108 → '1 sa 48 dk'; days from a day on. */
function duration(t: Translate, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 24)
    return t('dashboard:time.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return t('dashboard:time.hours', { hours, minutes: minutes % 60 });
  return t('dashboard:time.minutes', { minutes });
}
