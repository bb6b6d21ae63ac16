import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Call } from './call.tsx';
import { Calls } from './calls.tsx';
import type { DocsGroup } from './docs.ts';

/** `/v1/docs/{group}`: the group's calls in full. */
export function DocsGroupPage({ site, name, title, calls }: DocsGroup & { site: Site }) {
  const { t } = site;
  const href = paths.api.docs(name);
  return (
    <PublicLayout
      site={site}
      title={`${title} · ${t('docs:title')}`}
      canonical={href}
      noindex
      styles={['form', 'docs']}
    >
      <div className="wrap docs">
        <Breadcrumbs
          noindex
          site={site}
          trail={[
            { text: t('docs:title'), href: paths.api.docs() },
            { text: title, href },
          ]}
        />
        <h1>{title}</h1>
        <nav aria-label={t('docs:calls')}>
          <Calls calls={calls} page={href} />
        </nav>
        {calls.map((call) => (
          <Call key={call.name} site={site} call={call} />
        ))}
      </div>
    </PublicLayout>
  );
}
