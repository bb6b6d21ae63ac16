import type {
  CalendarExportAnswer,
  FeedAnswer,
  FeedConflictAnswer,
  FeedImportAnswer,
} from '../../../../server/schemas/answers/feeds.ts';
import { Panel } from '../../../components/dashboard/panel.tsx';
import { ListingSheet } from '../../prices/listing-sheet.tsx';
import { VillaEditor, type VillaEditorProps } from '../editor.tsx';
import { NewFeed } from './add.tsx';
import { FeedConflicts } from './conflicts.tsx';
import { FeedSettings } from './edit.tsx';
import { CalendarExports } from './exports.tsx';
import { FeedTable } from './table.tsx';

interface FeedsPageProps extends VillaEditorProps {
  feeds: FeedAnswer[];
  /** Open ones. */
  conflicts: FeedConflictAnswer[];
  exports: CalendarExportAnswer[];
  /** The feed whose settings are open, with its imports, newest first. */
  open: { feed: FeedAnswer; imports: FeedImportAnswer[] } | null;
}

/** `/dashboard/villas/{id}/feeds`: calendars that are read, clashes, and our own calendar for others. */
export function FeedsPage(props: FeedsPageProps) {
  const { site, shell, head, feeds, conflicts, exports, open } = props;
  const { t } = site;
  return (
    <VillaEditor site={site} shell={shell} head={head} tab="feeds">
      <ListingSheet site={site} />
      {conflicts.length > 0 && <FeedConflicts t={t} villa_id={head.id} conflicts={conflicts} />}
      <div className="main-and-side">
        <div>
          <Panel title={t('feeds:in.title')}>
            <p className="hint">{t('feeds:in.text')}</p>
            <FeedTable t={t} villa_id={head.id} feeds={feeds} />
          </Panel>
          {open && <FeedSettings t={t} villa_id={head.id} {...open} />}
          <CalendarExports t={t} villa_id={head.id} exports={exports} />
        </div>
        <aside className="no-print" aria-label={t('feeds:add.title')}>
          <NewFeed t={t} villa_id={head.id} />
        </aside>
      </div>
    </VillaEditor>
  );
}
