import type { Translate } from '../../../../server/i18n.ts';
import { paths } from '../../../../server/shared/paths.ts';
import { ActionForm } from '../../../components/dashboard/action-form.tsx';
import { FormInput } from '../../../components/dashboard/form-fields.tsx';
import { Panel } from '../../../components/dashboard/panel.tsx';
import { Icon } from '../../../components/icon.tsx';

/** A calendar by its address or as a file: looked at first, then applied. */
export function NewFeed({ t, villa_id }: { t: Translate; villa_id: number }) {
  return (
    <Panel id="add" title={t('feeds:add.title')}>
      <div data-feed-plan="" className="feed-plan">
        <ActionForm
          t={t}
          className="form"
          method="POST"
          path={paths.api.feedPreview()}
          success="reload"
          toast={t('feeds:add.done')}
        >
          <input type="hidden" name="villa_id" value={villa_id} />
          <p className="hint">{t('feeds:add.text')}</p>
          <FormInput
            t={t}
            name="url"
            type="url"
            label={t('feeds:add.url')}
            hint={t('feeds:add.url_hint')}
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
          <FormInput
            t={t}
            name="file"
            type="file"
            accept=".ics,text/calendar"
            label={t('feeds:add.file')}
            hint={t('feeds:add.file_hint')}
          />
          <div className="row">
            <button type="submit" className="button outline" data-busy={t('feeds:add.looking')}>
              {t('feeds:add.preview')}
            </button>
          </div>
        </ActionForm>
        <Plan t={t} />
      </div>
    </Panel>
  );
}

const GROUPS = ['added', 'removed', 'conflicts', 'unchanged', 'echoes', 'warnings'] as const;

/** Filled by the script with what the calendar would change. */
function Plan({ t }: { t: Translate }) {
  return (
    <section
      className="feed-plan"
      data-plan=""
      data-toast={t('feeds:add.done')}
      aria-label={t('feeds:plan.title')}
      tabIndex={-1}
      hidden
    >
      <h3>{t('feeds:plan.title')}</h3>
      <p className="muted" data-nothing="">
        {t('feeds:plan.nothing')}
      </p>
      {GROUPS.map((group) => (
        <details
          key={group}
          className="fold"
          data-group={group}
          open={group === 'added' || group === 'removed' || group === 'conflicts'}
        >
          <summary>
            {t(`feeds:plan.${group}`)} <span data-count="" />
          </summary>
          <ul />
        </details>
      ))}
      <div className="note warn" data-suspicious="" hidden>
        <Icon name="circle-alert" />
        <div>
          <b>{t('feeds:plan.suspicious')}</b>
          <p>{t('feeds:plan.suspicious_text')}</p>
          <label className="check">
            <input type="checkbox" data-confirm="" />
            <span>{t('feeds:plan.confirm')}</span>
          </label>
        </div>
      </div>
      <div className="row">
        <button
          type="button"
          className="button primary"
          data-apply=""
          data-busy={t('common:saving')}
        >
          {t('feeds:plan.apply')}
        </button>
      </div>
    </section>
  );
}
