import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { Counts } from './counts.tsx';
import { EraseButton } from './erase-button.tsx';

/** The place of what is kept of a guest, with what can be done with it. */
export function FoundData({ t }: { t: Translate }) {
  return (
    <div className="stack" data-part="found" tabIndex={-1} hidden>
      <Panel title={t('personaldata:found.title')} aside={<span data-text="contact" />}>
        <div className="stack">
          <Counts t={t} />
          <div data-part="running">
            <InlineBar tone="warn" title={t('personaldata:found.running')} />
          </div>
          <div className="row wrapping">
            <Button
              type="button"
              className="needs-script"
              icon="download"
              data-download={paths.api.personalDataExport()}
              data-offline={t('dashboard:no_files')}
            >
              {t('personaldata:found.take')}
            </Button>
            <div data-part="erase">
              <EraseButton t={t} />
            </div>
          </div>
        </div>
      </Panel>
      <Panel title={t('personaldata:bookings.title')}>
        <p className="muted" data-part="no-bookings">
          {t('personaldata:bookings.none')}
        </p>
        <div data-part="bookings" />
        <template data-part="table">
          <DataTable
            label={t('personaldata:bookings.title')}
            columns={bookingColumns(t)}
            rows={[PATTERN]}
            row_key={(row) => row}
            empty={null}
          />
        </template>
      </Panel>
    </div>
  );
}

/** The only row: a script makes all others like it. */
const PATTERN = 'pattern';
