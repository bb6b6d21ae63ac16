import type { GuestAges } from '../../islands/quote-labels.ts';
import { PARTY_LIMITS, type PartyLimits } from '../../server/shared/party-limits.ts';
import type { Site } from '../layouts/site.ts';
import { Kept } from './kept.tsx';

export interface Party {
  adults: number;
  children: number;
  babies: number;
}

interface PartyCellProps {
  site: Pick<Site, 't'>;
  /** Begins the ids of its fields: a page with two of them names the second. */
  id?: string;
  party: Party;
  ages: GuestAges;
  /** As many as its search takes; unsaid those of a villa. */
  limits?: PartyLimits;
}

/**
 * Adults, children and babies in one cell of a search form: three numbers behind a summary that a
 * script keeps up to date (client/party.ts). None of them need be sent: an empty field means nobody.
 */
export const PartyCell = (props: PartyCellProps) => (
  <Kept
    as="details"
    className="cell guests party"
    name="menu"
    data-menu
    data-party
    by={keyOf(props)}
    content={() => <Counts {...props} />}
  />
);

const keyOf = ({ id, party, ages, limits }: PartyCellProps): string =>
  `party|${[id, party.adults, party.children, party.babies, ages.child_max, ages.baby_max, limits?.people]}`;

function Counts(props: PartyCellProps) {
  const { site, id = 'party', party, ages, limits = PARTY_LIMITS.villa } = props;
  const { t } = site;
  const { child_max, baby_max } = ages;
  return (
    <>
      <summary>
        <span>{t('listing:find.guests')}</span>
        <b>{partyText(site, party)}</b>
      </summary>
      <div className="menu">
        <Count
          site={site}
          id={`${id}-adults`}
          group="adults"
          hint={t('villa:quote.adults_hint', { from: child_max + 1 })}
          {...{ min: 1, max: limits.people, value: party.adults }}
        />
        <Count
          site={site}
          id={`${id}-children`}
          group="children"
          hint={t('villa:quote.children_hint', { from: baby_max + 1, until: child_max })}
          {...{ min: 0, max: limits.people, value: party.children }}
        />
        <Count
          site={site}
          id={`${id}-babies`}
          group="babies"
          hint={t('villa:quote.babies_hint', { until: baby_max })}
          {...{ min: 0, max: limits.babies, value: party.babies }}
        />
      </div>
    </>
  );
}

/** '4 kişi', '4 kişi, 1 bebek' */
export function partyText({ t }: Pick<Site, 't'>, { adults, children, babies }: Party): string {
  const people = t('listing:find.people', { count: adults + children });
  return babies ? t('listing:find.with_babies', { people, count: babies }) : people;
}

interface CountProps {
  site: Pick<Site, 't'>;
  id: string;
  group: keyof Party;
  hint: string;
  min: number;
  max: number;
  value: number;
}

function Count({ site: { t }, id, group, hint, value, min, max }: CountProps) {
  const label = t(`villa:quote.${group}`);
  return (
    <div className="stepper" data-stepper>
      <label htmlFor={id}>
        <b>{label}</b>
        <span className="hint">{hint}</span>
      </label>
      <span>
        <Step by={-1} sign="−" label={t('villa:quote.fewer', { label })} />
        <input
          id={id}
          name={group}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={value || undefined}
          placeholder="0"
        />
        <Step by={1} sign="+" label={t('villa:quote.more', { label })} />
      </span>
    </div>
  );
}

const Step = ({ by, sign, label }: { by: 1 | -1; sign: string; label: string }) => (
  <button type="button" className="icon-button" aria-label={label} data-step={by} hidden>
    {sign}
  </button>
);
