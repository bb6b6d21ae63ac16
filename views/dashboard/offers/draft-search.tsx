import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { fieldId, InputField, SelectField } from '../../components/field.tsx';
import type { Site } from '../../layouts/site.ts';
import type { DraftAddress, OfferDraft } from './draft.ts';

interface Props {
  site: Site;
  draft: OfferDraft;
  address: DraftAddress;
}

/** When, with how many and what kind: a GET form, so that the address can be shared. */
export function DraftSearch(props: Props) {
  const { site, draft, address } = props;
  const { t } = site;
  return (
    <Panel title={t('offers:draft.when')}>
      <form className="form" action={address({})} aria-label={t('offers:draft.when')}>
        <input
          type="hidden"
          name="villas"
          value={draft.picks.map(({ villa }) => villa.id).join(',')}
        />
        <div className="fields tight">
          <Stay {...props} />
          <Wishes {...props} />
          <Limits {...props} />
        </div>
        <div className="row wrapping">
          <Button type="submit" icon="search" kind={draft.stay ? 'outline' : 'primary'}>
            {t('offers:draft.search')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Stay({ site, draft: { search, today } }: Props) {
  const { t } = site;
  return (
    <>
      {(['check_in', 'check_out'] as const).map((name) => (
        <InputField
          key={name}
          site={site}
          name={name}
          kind="date"
          label={t(`offers:draft.${name}`)}
          hint={<FieldError name={name} id={`${fieldId(name)}-wrong`} />}
          min={today}
          defaultValue={search[name] ?? ''}
          required
        />
      ))}
      {(['adults', 'children', 'babies'] as const).map((name) => (
        <InputField
          key={name}
          site={site}
          name={name}
          kind="number"
          label={t(`offers:draft.${name}`)}
          min={name === 'adults' ? 1 : 0}
          max={50}
          defaultValue={search[name]}
        />
      ))}
    </>
  );
}

function Wishes({ site, draft: { search } }: Props) {
  const { t, regions, villa_types } = site;
  return (
    <>
      <SelectField
        site={site}
        name="town"
        label={t('offers:draft.town')}
        empty={t('offers:draft.anywhere')}
        defaultValue={search.town[0] ?? ''}
        options={(regions ?? []).flatMap(({ towns }) =>
          towns.map(({ slug, name }) => ({ value: slug, text: name })),
        )}
      />
      <SelectField
        site={site}
        name="type"
        label={t('offers:draft.type')}
        empty={t('offers:draft.any')}
        defaultValue={search.type[0] ?? ''}
        options={(villa_types ?? []).map(({ slug, name }) => ({ value: slug, text: name }))}
      />
    </>
  );
}

function Limits({ site, draft: { search } }: Props) {
  const { t } = site;
  return (
    <>
      <InputField
        site={site}
        name="bedrooms"
        kind="number"
        label={t('offers:draft.bedrooms')}
        min={1}
        max={20}
        defaultValue={search.bedrooms ?? ''}
      />
      <InputField
        site={site}
        name="max_price"
        kind="number"
        label={t('offers:draft.budget')}
        before="₺"
        min={1}
        defaultValue={search.max_price ?? ''}
      />
      <InputField
        site={site}
        name="q"
        kind="search"
        label={t('offers:draft.q')}
        maxLength={80}
        defaultValue={search.q ?? ''}
      />
      <SelectField
        site={site}
        name="sort"
        label={t('offers:draft.sort')}
        defaultValue={search.sort}
        options={(['price_asc', 'price_desc', 'recommended', 'rating', 'capacity'] as const).map(
          (value) => ({ value, text: t(`offers:draft.sorts.${value}`) }),
        )}
      />
    </>
  );
}
