import type { ReactNode } from 'react';

import { formatDistance, formatTime, unbroken } from '../../../server/shared/format.ts';
import { LateIcon } from '../../components/late-icon.tsx';
import type { Site } from '../../layouts/site.ts';
import { metres } from './metres.ts';
import type { Pool, VillaData } from './villa.ts';

interface FactsProps {
  site: Site;
  villa: VillaData;
}

/** How many sleep where, the pool, how long one stays at least, the sea: what decides at a glance. */
export function KeyFacts({ site, villa }: FactsProps) {
  const { t } = site;
  const sea = villa.distances.find(({ key }) => key === 'SEA');
  return (
    <section className="block">
      <h2 className="hidden-text">{t('villa:facts.label')}</h2>
      <ul className="key-facts">
        <Fact
          site={site}
          icon="users-round"
          value={t('villa:facts.people', { count: villa.capacity })}
        >
          {t('villa:facts.at_most')}
        </Fact>
        <Fact
          site={site}
          icon="bed-double"
          value={t('villa:facts.bedrooms', { count: villa.bedrooms })}
        >
          {bedsInShort(site, villa)}
        </Fact>
        <Fact
          site={site}
          icon="bath"
          value={t('villa:facts.bathrooms', { count: villa.bathrooms })}
        >
          {villa.jacuzzi && t('villa:facts.jacuzzi')}
        </Fact>
        <PoolFact site={site} pool={villa.pool} />
        {sea ? (
          <Fact site={site} icon="waves-horizontal" value={formatDistance(sea.metres)}>
            {t('villa:facts.sea')}
          </Fact>
        ) : (
          villa.floor_area_m2 && (
            <Fact
              site={site}
              icon="ruler"
              value={t('villa:facts.area', { area: villa.floor_area_m2 })}
            >
              {t('villa:facts.floor_area')}
            </Fact>
          )
        )}
        <NightsFact site={site} villa={villa} />
        <Fact
          site={site}
          icon="clock"
          value={t('villa:facts.arrival', { time: formatTime(villa.rules.check_in_time) })}
        >
          {t('villa:facts.departure', { time: formatTime(villa.rules.check_out_time) })}
        </Fact>
      </ul>
    </section>
  );
}

function PoolFact({ site, pool }: { site: Site; pool: Pool }) {
  const { t } = site;
  const { kind, length_cm, width_cm, heated } = pool;
  if (kind === 'NONE')
    return <Fact site={site} icon="waves-ladder" value={t('villa:pool.kind.NONE')} />;
  const words = t(heated ? 'villa:pool.short_heated' : `villa:pool.short.${kind}`);
  if (!length_cm || !width_cm)
    return (
      <Fact site={site} icon="waves-ladder" value={t('villa:pool.title')}>
        {words}
      </Fact>
    );
  const size = { width: metres(width_cm), length: metres(length_cm) };
  return (
    <Fact
      site={site}
      icon="waves-ladder"
      value={t('villa:facts.pool_size', size).replace(/ m$/, unbroken)}
    >
      {words}
    </Fact>
  );
}

/** The seasons' least stays, from the shortest to the longest; null while none has a price. */
export function leastStays({ seasons }: Pick<VillaData, 'seasons'>): [number, number] | null {
  const nights = seasons.map(({ min_nights }) => min_nights);
  return nights.length > 0 ? [Math.min(...nights), Math.max(...nights)] : null;
}

function NightsFact({ site, villa }: FactsProps) {
  const { t } = site;
  const least = leastStays(villa);
  if (!least) return null;
  const [shortest, longest] = least;
  const nights =
    shortest === longest
      ? t('villa:facts.nights', { nights: shortest })
      : t('villa:facts.nights_by_season', { shortest, longest });
  return (
    <Fact site={site} icon="moon" value={nights}>
      {t('villa:facts.at_least')}
    </Fact>
  );
}

interface FactProps {
  site: Site;
  icon: string;
  value: string;
  children?: ReactNode;
}

function Fact({ site, icon, value, children }: FactProps) {
  return (
    <li>
      <LateIcon site={site} name={icon} />
      <span>
        <b>{value}</b>
        {children}
      </span>
    </li>
  );
}

/** '2 çift, 4 tek'; a twin room counts as two singles. */
function bedsInShort({ t }: Pick<Site, 't'>, { rooms }: VillaData): string {
  const beds = rooms.flatMap((room) => room.beds);
  const count = (kind: string) =>
    beds.filter((bed) => bed.kind === kind).reduce((sum, bed) => sum + bed.count, 0);
  const single = count('SINGLE') + 2 * count('TWIN');
  return [
    count('DOUBLE') > 0 && t('villa:beds.short.double', { count: count('DOUBLE') }),
    single > 0 && t('villa:beds.short.single', { count: single }),
  ]
    .filter(Boolean)
    .join(', ');
}
