import { formatList } from '../../../server/shared/format.ts';
import type { Site } from '../../layouts/site.ts';
import { metres } from './metres.ts';
import { monthName } from './month-name.ts';
import type { Pool, Room } from './villa.ts';

interface RoomsProps {
  site: Pick<Site, 't'>;
  rooms: readonly Room[];
}

/** The rooms one sleeps in, bed by bed. */
export function Rooms({ site, rooms }: RoomsProps) {
  const { t } = site;
  const withBeds = rooms.filter(({ beds, en_suite }) => beds.length > 0 || en_suite);
  if (withBeds.length === 0) return null;
  return (
    <section className="block">
      <h2>{t('villa:rooms.title')}</h2>
      <ul className="rooms">
        {withBeds.map((room) => (
          <li key={room.id}>
            <b>{room.name}</b>
            {wordsOf(site, room).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ t }: Pick<Site, 't'>, { beds, en_suite, jacuzzi, note }: Room): string[] {
  const words = [
    ...beds.map(({ kind, count }) => t(`villa:beds.${kind}`, { count })),
    en_suite ? t('villa:rooms.en_suite') : '',
    jacuzzi ? t('villa:rooms.jacuzzi') : '',
    note,
  ];
  return words.filter((word) => word !== '');
}

/** Size, depth, heat and who can look in. */
export function PoolFacts({ site, pool }: { site: Pick<Site, 't'>; pool: Pool }) {
  const { t } = site;
  if (pool.kind === 'NONE') return null;
  return (
    <section className="block">
      <h2>{t('villa:pool.title')}</h2>
      <ul className="plain-list">
        {poolWords(site, pool).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  );
}

function poolWords({ t }: Pick<Site, 't'>, pool: Pool): string[] {
  const { kind, privacy, length_cm, width_cm, depth_cm, heated, heating_months, children } = pool;
  const months = heating_months.map(monthName);
  return [
    t(`villa:pool.kind.${kind}`),
    length_cm && width_cm
      ? t('villa:pool.size', { width: metres(width_cm), length: metres(length_cm) })
      : '',
    depth_cm ? t('villa:pool.depth', { depth: metres(depth_cm) }) : '',
    privacy ? t(`villa:pool.privacy.${privacy}`) : '',
    heated && months.length === 0 ? t('villa:pool.heated') : '',
    heated && months.length > 0
      ? t('villa:pool.heated_months', { months: formatList(months) })
      : '',
    children ? t('villa:pool.children') : '',
  ].filter((word) => word !== '');
}
