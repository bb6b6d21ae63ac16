import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { messageLink } from '../../components/message-link.ts';
import { type FaqGroup, Questions, QuestionsData } from '../../components/questions.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

export interface FaqProps {
  site: Site;
  groups: FaqGroup[];
  /** What was looked for; '' when everything is shown. */
  q: string;
}

/** `/faq`: questions by topic, or those a search finds. */
export function FaqPage(props: FaqProps) {
  const { site, groups, q } = props;
  const { t } = site;
  return (
    <PublicLayout
      site={site}
      title={t('faq:title')}
      description={t('faq:description')}
      canonical={paths.faq()}
      noindex={q !== ''}
      styles={['cards', 'faq']}
    >
      <div className="wrap">
        <div className="page-head">
          <h1>{t('faq:title')}</h1>
          <p>{t('faq:text')}</p>
        </div>
        <div className="faq">
          <Topics {...props} />
          <div>
            <Search site={site} q={q} />
            <Answers {...props} />
            <Help site={site} />
          </div>
        </div>
      </div>
      {q === '' && groups.length > 0 && <QuestionsData groups={groups} />}
    </PublicLayout>
  );
}

function Topics({ site, groups, q }: FaqProps) {
  if (q !== '' || groups.length < 2) return <span />;
  return (
    <nav className="topics" aria-label={site.t('faq:topics')}>
      {groups.map(({ id, title }) => (
        <a key={id} className="chip" href={`#${groupId(id)}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function Search({ site, q }: Pick<FaqProps, 'site' | 'q'>) {
  const { t } = site;
  return (
    <search>
      <form className="find" action={paths.faq()}>
        <Icon name="search" />
        <label className="hidden-text" htmlFor="faq-search">
          {t('faq:search_label')}
        </label>
        <input
          id="faq-search"
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={t('faq:search_placeholder')}
          maxLength={80}
        />
        <Button small>{t('faq:search')}</Button>
      </form>
    </search>
  );
}

function Answers(props: FaqProps) {
  const { site, groups, q } = props;
  const { t } = site;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return <Nothing site={site} q={q} />;
  return (
    <>
      {q !== '' && (
        <p className="found" role="status">
          {t('faq:found', { q, count })}{' '}
          <a className="link" href={paths.faq()}>
            {t('faq:clear')}
          </a>
        </p>
      )}
      {groups.map((group, index) => (
        <Group key={group.id} group={group} open={openIn(q, index)} />
      ))}
    </>
  );
}

/** What a search found is open; else the first answer of all shows how it works. */
function openIn(q: string, index: number): Opened {
  if (q !== '') return 'all';
  return index === 0 ? 'first' : 'none';
}

type Opened = 'all' | 'first' | 'none';

function Group({ group, open }: { group: FaqGroup; open: Opened }) {
  return (
    <section id={groupId(group.id)}>
      <h2>{group.title}</h2>
      <Questions entries={group.entries} open={open} />
    </section>
  );
}

function Nothing({ site, q }: Pick<FaqProps, 'site' | 'q'>) {
  const { t } = site;
  if (q === '')
    return (
      <EmptyState heading="h2" title={t('faq:empty.title')} text={t('faq:empty.text')}>
        <LinkButton href={paths.contact()}>{t('faq:none.ask')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState heading="h2" title={t('faq:none.title', { q })} text={t('faq:none.text')}>
      <LinkButton href={paths.faq()}>{t('faq:none.all')}</LinkButton>
      <LinkButton kind="quiet" href={paths.contact()}>
        {t('faq:none.ask')}
      </LinkButton>
    </EmptyState>
  );
}

function Help({ site }: { site: Site }) {
  const { t, settings } = site;
  const { support_hours: hours, whatsapp_phone } = settings;
  return (
    <aside className="help">
      <Icon name="message-circle" />
      <div>
        <b>{t('faq:help.title')}</b>
        <p>{hours ? t('faq:help.hours', { hours }) : t('faq:help.text')}</p>
      </div>
      <div className="row wrapping">
        <LinkButton small href={paths.contact()}>
          {t('faq:help.form')}
        </LinkButton>
        {whatsapp_phone && (
          <LinkButton
            small
            kind="whatsapp"
            icon="whatsapp"
            href={messageLink(whatsapp_phone, t('faq:help.message'))}
            rel="noopener"
          >
            {t('faq:help.whatsapp')}
          </LinkButton>
        )}
      </div>
    </aside>
  );
}

const groupId = (id: number) => `konu-${id}`;
