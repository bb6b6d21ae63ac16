import type { ReactNode } from 'react';

import { LateIcon } from '../../components/late-icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Catalogue } from '../../locales/index.ts';
import { metres } from '../villas/metres.ts';
import type { BoatData } from './boat.ts';

type FactName = keyof Catalogue['boats']['facts']['names'];

interface FactsProps {
  site: Site;
  boat: BoatData;
}

/** How many by day and by night, cabins, length, crew: what decides at a glance. */
export function KeyFacts({ site, boat }: FactsProps) {
  const { t } = site;
  const { guests_day, guests_night, cabins, bathrooms, length_cm, built_year, crew_count } = boat;
  const fact = (icon: string, value: string, text: string) => (
    <li>
      <LateIcon site={site} name={icon} />
      <span>
        <b>{value}</b>
        {text}
      </span>
    </li>
  );
  return (
    <section className="block">
      <h2 className="hidden-text">{t('boats:facts.label')}</h2>
      <ul className="key-facts">
        {fact('sun', t('boats:facts.people', { count: guests_day }), t('boats:facts.by_day'))}
        {guests_night > 0 &&
          fact('bed', t('boats:facts.people', { count: guests_night }), t('boats:facts.by_night'))}
        {cabins > 0 &&
          fact(
            'bed-double',
            t('boats:facts.cabins', { count: cabins }),
            bathrooms > 0 ? t('boats:facts.bathrooms', { count: bathrooms }) : '',
          )}
        {length_cm !== null &&
          fact(
            'ruler',
            t('boats:facts.metres', { metres: metres(length_cm) }),
            built_year ? t('boats:facts.built', { year: built_year }) : t('boats:facts.length'),
          )}
        {fact(
          'users-round',
          crew_count > 0 ? t('boats:facts.people', { count: crew_count }) : captainOf(site, boat),
          t('boats:facts.crew'),
        )}
      </ul>
    </section>
  );
}

/** The boat in numbers, and its papers. */
export function BoatFacts({ site, boat }: FactsProps) {
  const { t } = site;
  const { length_cm, beam_cm, built_year, refit_year, cruising_speed_knots: knots } = boat;
  const size = length_cm && beam_cm;
  const lines: [key: FactName, text: ReactNode][] = [
    ['marina', boat.marina],
    ['make_model', boat.make_model],
    ['size', size && t('boats:facts.size', { length: metres(length_cm), width: metres(beam_cm) })],
    ['built_year', built_year],
    ['refit_year', refit_year && refit_year !== built_year ? refit_year : null],
    ['layout', layoutOf(site, boat)],
    ['crew_line', crewOf(site, boat)],
    ['engine', boat.engine],
    ['speed', knots && t('boats:facts.knots', { knots })],
    ['flag', boat.flag],
    ['licence', boat.licence_no],
  ];
  return (
    <section className="block">
      <h2>{t('boats:facts.title')}</h2>
      <dl className="lines">
        {lines
          .filter(([, text]) => text)
          .map(([key, text]) => (
            <div key={key}>
              <dt>{t(`boats:facts.names.${key}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {boat.licence_required && <p>{t('boats:facts.licence_required')}</p>}
    </section>
  );
}

/** '1 master, 4 çift kişilik, 1 ikiz' */
const layoutOf = ({ t }: Site, { cabin_layout }: BoatData) =>
  cabin_layout.map(({ kind, count }) => t(`boats:facts.cabin.${kind}`, { count })).join(', ');

const crewOf = (site: Site, boat: BoatData) => boat.crew || captainOf(site, boat);

const captainOf = ({ t }: Site, { with_captain }: BoatData) =>
  t(with_captain ? 'boats:facts.captain' : 'boats:facts.no_captain');
