import { formatMoney } from '../../../server/shared/format.ts';
import { FieldError } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ShownTotal } from '../../components/dashboard/shown-total.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import { type DraftAddress, type OfferDraft, withPicks } from './draft.ts';
import { VillaLine } from './villa-line.tsx';

interface Props {
  site: Site;
  draft: OfferDraft;
  address: DraftAddress;
  /** What each villa was offered with before. */
  before: Record<number, { note: string; own_discount_percent: number | null }>;
}

/** The villas of the offer in their order, each with a word about it. */
export function DraftPicks(props: Props) {
  const { site, draft } = props;
  const { t } = site;
  return (
    <Panel id="picks" title={t('offers:draft.picks')} aside={draft.picks.length}>
      <FieldError name="villas" id="field-villas-error" />
      {draft.picks.length === 0 ? (
        <p className="muted">{t('offers:draft.no_picks')}</p>
      ) : (
        <ol className="lines picks">
          {draft.picks.map((pick, at) => (
            <Pick key={pick.villa.id} {...props} pick={pick} at={at} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Pick(props: Props & { pick: OfferDraft['picks'][number]; at: number }) {
  const { site, pick, at, before } = props;
  const { t } = site;
  const { villa, total_kurus, reasons } = pick;
  const words = { villa: villa.name };
  return (
    <VillaLine id={`pick-${villa.id}`} site={site} villa={villa}>
      <div className="end" data-priced={`pick-${villa.id}`}>
        <b>{total_kurus === null ? '—' : formatMoney(total_kurus)}</b>
        {reasons.length > 0 && <small className="late">{t('offers:draft.not_free')}</small>}
      </div>
      <Moves {...props} />
      <input type="hidden" name={`villas.${at}.villa_id`} value={villa.id} data-type="int" />
      <ShownTotal name={`villas.${at}.expected_total_kurus`} kurus={total_kurus} row={villa.id} />
      <div className="pick-note">
        {reasons.length > 0 && <p className="late">{reasons.join(' ')}</p>}
        <FormInput
          t={t}
          name={`villas.${at}.note`}
          label={t('offers:draft.note_of', words)}
          optional
          defaultValue={before[villa.id]?.note ?? ''}
          data-draft-key={`note-${villa.id}`}
          maxLength={1000}
          autoComplete="off"
        />
        <FormInput
          t={t}
          name={`villas.${at}.discount_percent`}
          label={t('offers:draft.percent_of', words)}
          data-type="int"
          data-optional=""
          data-draft-key={`percent-${villa.id}`}
          inputMode="numeric"
          before="%"
          defaultValue={before[villa.id]?.own_discount_percent ?? ''}
          autoComplete="off"
        />
      </div>
    </VillaLine>
  );
}

/** Links, so that order and choice stand in the address. */
function Moves({ site: { t }, draft, address, pick, at }: Parameters<typeof Pick>[0]) {
  const ids = draft.picks.map(({ villa }) => villa.id);
  const { id, name } = pick.villa;
  const moved = (to: number) => {
    const others = ids.filter((each) => each !== id);
    const moved = [...others.slice(0, to), id, ...others.slice(to)];
    return withPicks(draft, address, { ids: moved, at: `pick-${id}` });
  };
  return (
    <div className="pick-moves no-print">
      {at > 0 && (
        <a className="icon-button" href={moved(at - 1)} aria-label={t('offers:draft.up', { name })}>
          <Icon name="arrow-up" />
        </a>
      )}
      {at < ids.length - 1 && (
        <a
          className="icon-button"
          href={moved(at + 1)}
          aria-label={t('offers:draft.down', { name })}
        >
          <Icon name="arrow-down" />
        </a>
      )}
      <a
        className="icon-button"
        href={withPicks(draft, address, { ids: ids.filter((each) => each !== id), at: 'picks' })}
        aria-label={t('offers:draft.drop', { name })}
      >
        <Icon name="x" />
      </a>
    </div>
  );
}
