import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { BoatPricesAnswer } from '../../../server/schemas/answers/boat-prices.ts';
import type { VillaPricesAnswer } from '../../../server/schemas/answers/villa-prices.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import { HiddenValues } from '../../components/dashboard/hidden-values.tsx';
import { UndoBar } from '../../components/dashboard/undo-bar.tsx';

interface BulkEditProps {
  t: Translate;
  kind: ListingKind;
  /** Those that can be ticked, each as its own call takes it. */
  seasons: PricedSeason[];
  /** Rules that only seasons of this kind have. */
  children: ReactNode;
}

type PricedSeason = VillaPricesAnswer['seasons'][number] | BoatPricesAnswer['prices'][number];

export const BULK = 'bulk';

/** The same change to all ticked seasons; what is left empty stays as it is. */
export function BulkEdit({ t, kind, seasons, children }: BulkEditProps) {
  return (
    <>
      <UndoBar t={t} />
      <ChosenBar t={t} />
      <ConfirmDialog
        t={t}
        id="bulk-edit"
        title={t('prices:bulk.title')}
        consequences={[t('prices:bulk.empty_stays'), t('prices:sold_stay')]}
        submit={t('prices:bulk.submit')}
      >
        <ActionForm
          t={t}
          id="bulk-edit-form"
          method="PATCH"
          path={paths.api.listingRows(kind, 'price')}
          success="reload"
          toast={t('prices:bulk.done')}
          undo={{
            said: t('dashboard:undo.said', { act: t('prices:bulk.label'), changed: '{{changed}}' }),
            call: `PUT ${paths.api.listingRows(kind, 'price')}/{id}`,
            rows: Object.fromEntries(seasons.map((season) => [season.id, writtenAs(season)])),
          }}
        >
          <input type="hidden" name="ids" data-type="json" data-selected-ids="" value="[]" />
          <HiddenValues
            texts={{}}
            values={{ seen: seasons.map(({ id, version }) => ({ id, version })) }}
          />
          <p className="chosen" data-selected-names="" />
          <BulkFields t={t} kind={kind}>
            {children}
          </BulkFields>
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}

/** A season as it is sent to be written anew; its version comes with the change that is taken back. */
export function writtenAs(season: PricedSeason): object {
  const { id: _, version: __, ...written } = season;
  if (!('weekly_price_kurus' in written)) return written;
  const { weekly_price_kurus: ___, ...villas } = written;
  return villas;
}

function ChosenBar({ t }: { t: Translate }) {
  return (
    <div className="bulk-bar no-print" data-selection="" hidden>
      <b role="status">
        <span data-selected-count="">0</span> {t('prices:bulk.chosen')}
      </b>
      <DialogButton opens="bulk-edit">{t('prices:bulk.label')}</DialogButton>
      <button type="button" className="button quiet" data-select-none="">
        {t('common:cancel')}
      </button>
    </div>
  );
}

function BulkFields({ t, kind, children }: Omit<BulkEditProps, 'seasons'>) {
  return (
    <div className="fields">
      <FormInput
        t={t}
        scope={BULK}
        name="percent"
        label={t('prices:bulk.percent')}
        hint={t('prices:bulk.percent_hint')}
        inputMode="numeric"
        data-type="int"
        data-optional=""
      />
      <FormMoney
        t={t}
        scope={BULK}
        name={kind === 'villa' ? 'nightly_price_kurus' : 'price_kurus'}
        label={t('prices:bulk.price')}
        amount_kurus={null}
        data-optional=""
      />
      {children}
      <FormInput
        t={t}
        scope={BULK}
        name="prepayment_percent"
        label={t('prices:field.prepayment_percent')}
        inputMode="numeric"
        data-type="int"
        data-optional=""
      />
      <FormMoney
        t={t}
        scope={BULK}
        name="deposit_kurus"
        label={t('prices:field.deposit_kurus')}
        amount_kurus={null}
        data-optional=""
      />
    </div>
  );
}
