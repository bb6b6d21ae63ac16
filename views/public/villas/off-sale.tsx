import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { VillaCard } from '../../components/villa-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import type { SimilarVillas, VillaData } from './villa.ts';

interface OffSaleProps {
  site: Site;
  villa: VillaData;
  similar: SimilarVillas;
}

/** A villa that is not on sale for now: nothing of it is advertised (Law 7464), but the way on is there. */
export function OffSaleVillaPage({ site, villa, similar }: OffSaleProps) {
  const { t } = site;
  const { name, town, district } = villa;
  const title = t('villa:off_sale.title', { name });
  return (
    <PublicLayout
      site={site}
      title={title}
      noindex
      lateStyle="cards-late"
      below={
        <Section title={t('villa:similar.title')} cards={similar.villas}>
          {(each) => <VillaCard key={each.id} site={site} villa={each} />}
        </Section>
      }
    >
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p>{`${t('villa:place', { district, town })}. ${t('villa:off_sale.text')}`}</p>
        <div className="row wrapping">
          <LinkButton kind="primary" href={paths.villas({ town: villa.town_slug })}>
            {t('villa:off_sale.search')}
          </LinkButton>
        </div>
      </div>
    </PublicLayout>
  );
}
