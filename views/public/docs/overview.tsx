import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Calls } from './calls.tsx';
import type { DocsLine } from './docs.ts';

interface DocsProps {
  site: Site;
  /** Paragraphs on what holds for every call. */
  rules: string[];
  /** What was looked for; '' when everything is shown. */
  q: string;
  groups: { name: string; title: string; calls: DocsLine[] }[];
}

/** `/v1/docs`: what there is to call, and the rules of all calls. */
export function DocsPage({ site, rules, q, groups }: DocsProps) {
  const { t } = site;
  return (
    <PublicLayout
      site={site}
      title={t('docs:title')}
      description={t('docs:lead')}
      canonical={paths.api.docs()}
      noindex
      styles={['form', 'docs']}
    >
      <div className="wrap docs">
        <header>
          <h1>{t('docs:title')}</h1>
          <p className="muted">{t('docs:lead')}</p>
        </header>
        <section className="panel stack">
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          <p>
            <a className="link" href={paths.api.document()}>
              {t('docs:document')}
            </a>
          </p>
        </section>
        <Search site={site} q={q} />
        {groups.length === 0 && <EmptyState heading="h2" title={t('docs:none')} />}
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
    </PublicLayout>
  );
}

function Search({ site, q }: { site: Site; q: string }) {
  const { t } = site;
  return (
    <form className="row" action={paths.api.docs()} role="search">
      <input
        className="input"
        type="search"
        name="q"
        maxLength={80}
        defaultValue={q}
        placeholder={t('docs:search')}
        aria-label={t('docs:search')}
      />
      <Button kind="primary">{t('docs:find')}</Button>
    </form>
  );
}

function Group({ name, title, calls }: DocsProps['groups'][number]) {
  // A group may be called as a part of the frame is: "search".
  const id = `group-${name}`;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>
        <a href={paths.api.docs(name)}>{title}</a>
      </h2>
      <Calls calls={calls} page={paths.api.docs(name)} />
    </section>
  );
}
