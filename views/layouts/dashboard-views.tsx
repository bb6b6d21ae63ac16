import type { Translate } from '../../server/i18n.ts';
import type { SavedViewAnswer } from '../../server/schemas/answers/saved-views.ts';
import { paths } from '../../server/shared/paths.ts';
import { ActionForm } from '../components/dashboard/action-form.tsx';
import { DeleteDialog, DialogButton } from '../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../components/dashboard/confirm-dialog.tsx';
import { FormInput, FormTick } from '../components/dashboard/form-fields.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { OPENED_LISTS } from './dashboard-menu.ts';

interface SavedViewsProps {
  t: Translate;
  list: SavedViewAnswer['list'];
  /** The list's own address, as it is shown now. */
  here: string;
  /** One's own and the shared ones, by name; those of other lists are left out. */
  views: SavedViewAnswer[];
}

const searchOf = (address: string) => address.split('?')[1] ?? '';

/**
 * Names for the filters of a list: one click to each, one to keep those that are applied now. Where the
 * menu opens the list with one of them, one more leads to all there is.
 */
export function SavedViews({ t, list, here, views: all }: SavedViewsProps) {
  const views = all.filter((view) => view.list === list);
  const search = searchOf(here);
  const isKept = search === '' || views.some((view) => view.search === search);
  if (isKept && views.length === 0) return null;
  const [path = ''] = here.split('?');
  return (
    <nav className="saved-views no-print" aria-label={t('dashboard:views.label')}>
      {views.some(({ opening }) => opening) && (
        <span aria-current={search === '' ? 'true' : undefined}>
          <a href={path}>{t('dashboard:views.all')}</a>
        </span>
      )}
      {views.map((view) => (
        <View key={view.id} t={t} view={view} path={path} current={view.search === search} />
      ))}
      {!isKept && (
        <DialogButton opens="keep-view" kind="quiet" small icon="bookmark">
          {t('dashboard:views.keep')}
        </DialogButton>
      )}
      <KeepDialog t={t} list={list} search={search} />
      <EditDialog t={t} list={list} />
      <DropDialog t={t} />
    </nav>
  );
}

interface ViewProps {
  t: Translate;
  view: SavedViewAnswer;
  path: string;
  current: boolean;
}

function View({ t, view, path, current }: ViewProps) {
  const { id, name, search, shared, opening } = view;
  return (
    <span aria-current={current ? 'true' : undefined}>
      <a href={`${path}?${search}`}>
        {name}
        {shared && <Mark icon="users" words={t('dashboard:views.is_shared')} />}
        {opening && <Mark icon="pin" words={t('dashboard:views.is_opening')} />}
      </a>
      <button
        type="button"
        className="needs-script"
        command="show-modal"
        commandfor="edit-view"
        data-fill={JSON.stringify({ id, name, shared, opening })}
        aria-label={t('dashboard:views.edit_named', { name })}
      >
        <Icon name="pencil" size="small" />
      </button>
      <button
        type="button"
        className="needs-script"
        command="show-modal"
        commandfor="drop-view"
        data-fill={JSON.stringify({ id, name })}
        aria-label={t('dashboard:views.drop', { name })}
      >
        <Icon name="x" size="small" />
      </button>
    </span>
  );
}

const Mark = ({ icon, words }: { icon: IconName; words: string }) => (
  <span title={words}>
    <Icon name={icon} size="small" />
    <span className="hidden-text"> ({words})</span>
  </span>
);

/** What a view is called, who sees it, and whether the menu leads to it. */
function ViewFields({ t, list, scope }: Pick<SavedViewsProps, 't' | 'list'> & { scope: string }) {
  return (
    <>
      <FormInput
        t={t}
        name="name"
        scope={scope}
        label={t('dashboard:views.name')}
        maxLength={60}
        autoComplete="off"
        data-fill-value="name"
      />
      <FormTick
        t={t}
        name="shared"
        scope={scope}
        label={t('dashboard:views.shared')}
        filled_by="shared"
      />
      {OPENED_LISTS.has(list) && (
        <FormTick
          t={t}
          name="opening"
          scope={scope}
          label={t('dashboard:views.opening')}
          hint={t('dashboard:views.opening_hint')}
          filled_by="opening"
        />
      )}
    </>
  );
}

interface KeepDialogProps extends Pick<SavedViewsProps, 't' | 'list'> {
  search: string;
}

const KeepDialog = ({ t, list, search }: KeepDialogProps) => (
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
      <ViewFields t={t} list={list} scope="view" />
    </ActionForm>
  </ConfirmDialog>
);

const EditDialog = ({ t, list }: Pick<SavedViewsProps, 't' | 'list'>) => (
  <ConfirmDialog
    t={t}
    id="edit-view"
    title={t('dashboard:views.edit')}
    consequences={[t('dashboard:views.edit_text')]}
    submit={t('common:save')}
  >
    <ActionForm
      t={t}
      id="edit-view-form"
      method="PUT"
      path={paths.api.savedView('{id}')}
      template
      success="reload"
      toast={t('dashboard:views.edited')}
    >
      <ViewFields t={t} list={list} scope="edited-view" />
    </ActionForm>
  </ConfirmDialog>
);

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
