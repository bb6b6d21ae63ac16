import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { writtenAgain } from '../../components/dashboard/undo-bar.tsx';
import { Overlaps } from './overlaps.tsx';
import { daysText, nightCount, type PricedDays } from './season-days.ts';
import { lengthText } from './season-panel.tsx';

interface SeasonFormProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  /** Null: a new one. */
  season: PricedDays | null;
  /** The season as the call that makes one takes it. */
  written: object | null;
  /** Days proposed by a link: for a new season, or a new end of this one. */
  proposed: { start_date?: string; end_date?: string };
  /** The tab without an open season; always with a query, as its year is in it. */
  back: string;
  /** The price and the rules. */
  children: ReactNode;
}

/** A season's form. What it would take from others is shown before anything is written. */
export function SeasonForm(props: SeasonFormProps) {
  const { t, kind, listing_id, season, proposed, back, children } = props;
  const action = season
    ? ({ method: 'PUT', path: paths.api.listingRow(kind, 'price', { id: season.id }) } as const)
    : ({ method: 'POST', path: paths.api.listingRows(kind, 'price') } as const);
  return (
    <Panel
      id="season"
      title={season ? t('prices:edit', { days: daysText(season) }) : t('prices:add')}
      action={season && <DeleteSeason {...{ ...props, season }} />}
    >
      <ActionForm
        t={t}
        className="form"
        {...action}
        success={`${back}&written={id}`}
        toast={t('prices:saved')}
      >
        {season && <StaleNote t={t} version={season.version} />}
        {!season && <input type="hidden" name={`${kind}_id`} value={listing_id} data-type="int" />}
        <Overlaps t={t} />
        <div className="fields">
          <FormInput
            t={t}
            name="start_date"
            type="date"
            label={t(kind === 'villa' ? 'prices:field.start_date' : 'prices:field.first_day')}
            data-stored={season?.start_date}
            defaultValue={proposed.start_date ?? season?.start_date}
          />
          <FormInput
            t={t}
            name="end_date"
            type="date"
            label={t(kind === 'villa' ? 'prices:field.end_date' : 'prices:field.last_day')}
            hint={t('prices:hint.end_date')}
            data-stored={season?.end_date}
            defaultValue={proposed.end_date ?? season?.end_date}
          />
          <FormInput
            t={t}
            name="name"
            label={t('prices:field.name')}
            optional
            maxLength={80}
            autoComplete="off"
            defaultValue={season?.name}
          />
          {children}
        </div>
        <p className="hint">{t('prices:sold_stay')}</p>
        <SaveBar t={t} back={back} />
      </ActionForm>
    </Panel>
  );
}

function DeleteSeason(props: SeasonFormProps & { season: PricedDays }) {
  const { t, kind, season, written, back } = props;
  return (
    <DeleteButton
      t={t}
      id="delete-season"
      label={t('prices:delete.label')}
      title={t('prices:delete.title', { days: daysText(season) })}
      consequences={[
        t('prices:delete.unpriced', { length: lengthText(t, kind, nightCount(season)) }),
        t('prices:sold_stay'),
      ]}
      path={paths.api.listingRow(kind, 'price', season)}
      success={back}
      toast={t('prices:delete.done')}
      undo={writtenAgain({
        said: t('prices:delete.done'),
        path: paths.api.listingRows(kind, 'price'),
        rows: [{ ...written, id: season.id }],
      })}
    />
  );
}
