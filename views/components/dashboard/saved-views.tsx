import type { Translate } from '../../../server/i18n.ts';
import type { SavedViewAnswer } from '../../../server/schemas/answers/saved-views.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../icon.tsx';
import { ActionForm } from './action-form.tsx';
import { DeleteDialog, DialogButton } from './asking-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormInput } from './form-fields.tsx';

interface SavedViewsProps {
  t: Translate;
  list: SavedViewAnswer['list'];
  /** The list's own address, as it is shown now. */
  here: string;
  /** One's own, by name; those of other lists are left out. */
  views: SavedViewAnswer[];
}

const searchOf = (address: string) => address.split('?')[1] ?? '';

/** Names for the filters of a list: one click to each, one to keep those that are applied now. */
export function SavedViews({ t, list, here, views: all }: SavedViewsProps) {
  const views = all.filter((view) => view.list === list);
  const search = searchOf(here);
  const isKept = search === '' || views.some((view) => view.search === search);
  if (isKept && views.length === 0) return null;
  const [path] = here.split('?');
  return (
    <nav className="saved-views no-print" aria-label={t('dashboard:views.label')}>
      {views.map((view) => (
        <span key={view.id} aria-current={view.search === search ? 'true' : undefined}>
          <a href={`${path}?${view.search}`}>{view.name}</a>
          <button
            type="button"
            className="needs-script"
            command="show-modal"
            commandfor="drop-view"
            data-fill={JSON.stringify({ id: view.id, name: view.name })}
            aria-label={t('dashboard:views.drop', { name: view.name })}
          >
            <Icon name="x" size="small" />
          </button>
        </span>
      ))}
      {!isKept && (
        <DialogButton opens="keep-view" kind="quiet" small icon="bookmark">
          {t('dashboard:views.keep')}
        </DialogButton>
      )}
      <KeepDialog t={t} list={list} search={search} />
      <DropDialog t={t} />
    </nav>
  );
}

function KeepDialog({ t, list, search }: { t: Translate; list: string; search: string }) {
  return (
    <ConfirmDialog
      t={t}
      id="keep-view"
      title={t('dashboard:views.keep')}
      consequences={[t('dashboard:views.keep_text')]}
      submit={t('common:save')}
    >
      <ActionForm
        t={t}
        id="keep-view-form"
        method="POST"
        path={paths.api.savedViews()}
        success="reload"
        toast={t('dashboard:views.kept')}
      >
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="search" value={search} />
        <FormInput
          t={t}
          name="name"
          scope="view"
          label={t('dashboard:views.name')}
          maxLength={60}
          autoComplete="off"
        />
      </ActionForm>
    </ConfirmDialog>
  );
}

const DropDialog = ({ t }: { t: Translate }) => (
  <DeleteDialog
    t={t}
    id="drop-view"
    title={t('dashboard:views.drop_title')}
    consequences={[t('dashboard:views.drop_text')]}
    submit={t('dashboard:views.drop_submit')}
    path={paths.api.savedView('{id}')}
    toast={t('dashboard:views.dropped')}
  />
);
