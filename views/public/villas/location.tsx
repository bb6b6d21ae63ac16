import { formatDistance } from '../../../server/shared/format.ts';
import { AreaDrawing } from '../../components/area-drawing.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Distance, DistanceKey, VillaData } from './villa.ts';

interface LocationProps {
  site: Site;
  villa: VillaData;
}

const ICONS: Record<DistanceKey, string> = {
  SEA: 'waves-horizontal',
  BEACH: 'umbrella',
  CENTRE: 'store',
  MARKET: 'shopping-basket',
  RESTAURANT: 'utensils',
  PUBLIC_TRANSPORT: 'bus',
  HOSPITAL: 'hospital',
  PHARMACY: 'pill',
  ATM: 'banknote',
  AIRPORT: 'plane',
  BUS_STATION: 'bus',
  MARINA: 'sailboat',
  MOSQUE: 'landmark',
};

/** About where it is, drawn to scale from known places, and how far everything else is. */
export function Location({ site, villa }: LocationProps) {
  const { t } = site;
  const { name, district, town } = villa;
  if (!villa.location && villa.distances.length === 0) return null;
  return (
    <section className="block" id="konum">
      <h2>{t('villa:location.title')}</h2>
      {villa.location && (
        <AreaDrawing
          places={villa.location.places}
          here={district}
          label={t('villa:location.label', { name, district, town })}
          note={t('villa:location.note')}
        />
      )}
      <ul className="distances">
        {villa.distances.map((distance) => (
          <li key={`${distance.key}-${distance.target}`}>
            <span>
              <LateIcon site={site} name={ICONS[distance.key]} size="small" />
              {nameOf(site, distance)}
            </span>
            <b>{formatDistance(distance.metres)}</b>
          </li>
        ))}
      </ul>
      {villa.distances.length > 0 && <p className="small-print">{t('villa:location.by_road')}</p>}
    </section>
  );
}

const nameOf = ({ t }: Pick<Site, 't'>, { key, target }: Distance): string => {
  const what = t(`villa:location.distance.${key}`);
  return target ? t('villa:location.target', { what, name: target }) : what;
};
