import { Chip } from '../../components/chip.tsx';
import { Html } from '../../components/html.tsx';
import { PageQuestions } from '../../components/questions.tsx';
import type { TextLink } from '../../layouts/links.ts';
import type { Site } from '../../layouts/site.ts';
import type { LandingData } from './listing.ts';

interface RelatedProps {
  site: Site;
  landing: LandingData;
  noindex: boolean;
}

/** Under a landing's list: staff's long text and answers, then what lies near. */
export function Related({ site, landing, noindex }: RelatedProps) {
  const { t } = site;
  const { kind, name, body, related, questions } = landing;
  const placesTitle = {
    REGION: t('listing:related.towns_of_region', { name }),
    TOWN: t('listing:related.near_towns'),
    DISTRICT: t('listing:related.near_districts'),
    VILLA_TYPE: t('listing:related.towns_of_type', { name: name.toLocaleLowerCase('tr') }),
  }[kind];
  return (
    <div className="wrap related">
      {body && <Html content={body} />}
      <PageQuestions site={site} groups={questions} noindex={noindex} />
      <nav aria-label={t('listing:related.label')}>
        <Links title={placesTitle} links={related.places} />
        <Links title={t('listing:related.types', { name })} links={related.types} />
      </nav>
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly TextLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="row wrapping">
        {links.map(({ href, text }) => (
          <li key={href}>
            <Chip href={href}>{text}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
