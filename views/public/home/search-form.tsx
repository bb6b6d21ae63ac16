import type { GuestAges } from '../../../islands/quote-labels.ts';
import { PARTY_LIMITS } from '../../../server/shared/party-limits.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DateRangeFields } from '../../components/date-range.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { PartyCell } from '../../components/party-cell.tsx';
import type { Site } from '../../layouts/site.ts';

/**
 * Two plain GET forms, for villas and for boats; the radio buttons belong to no form, so they are
 * never sent, and CSS shows the form of the chosen one.
 */
export function SearchForm({ site, ages }: { site: Site; ages: GuestAges }) {
  const { t } = site;
  return (
    <search className="finder" aria-label={t('home:search.label')}>
      <fieldset className="segment">
        <legend className="hidden-text">{t('home:search.kind')}</legend>
        <Kind id="find-villas" icon="house" label={t('home:search.villa')} chosen />
        <Kind id="find-boats" icon="sailboat" label={t('home:search.boat')} />
      </fieldset>
      <form className="villas" action={paths.villas()} noValidate>
        <PlaceCell site={site} />
        <DateRangeFields site={site} id="villa-stay" look="cell" />
        <PartyCell site={site} party={USUAL_PARTY} ages={ages} />
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('home:search.search_villas')}
        </button>
      </form>
      <form className="boats" action={paths.boats()} noValidate>
        <BoatTypeCell site={site} />
        <DateRangeFields
          site={site}
          id="boat-stay"
          look="cell"
          names={{ check_in: t('home:search.start'), check_out: t('home:search.end') }}
        />
        <PartyCell
          site={site}
          id="boat-party"
          party={USUAL_PARTY}
          ages={ages}
          limits={PARTY_LIMITS.boat}
        />
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('home:search.search_boats')}
        </button>
      </form>
    </search>
  );
}

function Kind(props: { id: string; icon: IconName; label: string; chosen?: boolean }) {
  const { id, icon, label, chosen } = props;
  return (
    <label>
      <input
        id={id}
        className="hidden-text"
        type="radio"
        name="find"
        form="none"
        defaultChecked={chosen}
      />
      <Icon name={icon} size="small" />
      {label}
    </label>
  );
}

/** Who comes where nobody says it: what the list takes too. */
const USUAL_PARTY = { adults: 2, children: 0, babies: 0 };

const NAMED = 3;

/**
 * A region, a town or a villa's name, typed or chosen: the list reads a place's name as that place.
 * Without a script the browser suggests the places.
 */
function PlaceCell({ site }: { site: Site }) {
  const { t, regions } = site;
  const towns = (regions ?? []).flatMap((region) => region.towns).slice(0, NAMED);
  return (
    <div className="place" data-search-box>
      <label className="cell">
        <span>{t('home:search.place')}</span>
        <input
          name="q"
          type="search"
          list="places"
          autoComplete="off"
          placeholder={
            towns.length > 0
              ? t('home:search.place_hint', { towns: towns.map(({ name }) => name).join(', ') })
              : undefined
          }
          maxLength={80}
        />
      </label>
      <datalist id="places">
        {regions?.flatMap((region) => [
          <option key={region.slug} value={region.name} />,
          ...region.towns.map(({ slug, name }) => (
            <option key={slug} value={name}>
              {region.name}
            </option>
          )),
        ])}
      </datalist>
    </div>
  );
}

function BoatTypeCell({ site }: { site: Site }) {
  const { t, boat_types } = site;
  return (
    <label className="cell place">
      <span>{t('home:search.boat_type')}</span>
      <select name="type">
        <option value="">{t('home:search.any_boat_type')}</option>
        {boat_types?.map(({ id, slug, name }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
