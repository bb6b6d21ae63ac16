import { paths } from '../../../server/shared/paths.ts';
import { BoatCard, type BoatCardData } from '../../components/boat-card.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData } from './boat.ts';

interface OffSaleProps {
  site: Site;
  boat: BoatData;
  similar: BoatCardData[];
}

/** A boat that is not on sale for now: nothing of it is advertised, but the way on is there. */
export function OffSaleBoatPage({ site, boat, similar }: OffSaleProps) {
  const { t } = site;
  const title = t('boats:off_sale.title', { name: boat.name });
  return (
    <PublicLayout
      site={site}
      title={title}
      noindex
      lateStyle="cards-late"
      below={
        <Section title={t('boats:similar')} cards={similar}>
          {(each) => <BoatCard key={each.id} site={site} boat={each} />}
        </Section>
      }
    >
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p>{t('boats:off_sale.text')}</p>
        <div className="row wrapping">
          <LinkButton kind="primary" href={paths.boats()}>
            {t('boats:off_sale.search')}
          </LinkButton>
        </div>
      </div>
    </PublicLayout>
  );
}
