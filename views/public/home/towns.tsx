import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { Picture } from '../../components/picture.tsx';
import { priceFrom } from '../../components/price.ts';
import { SectionHead } from '../../components/section.tsx';
import type { Site } from '../../layouts/site.ts';

export interface TownCardData {
  id: number;
  slug: string;
  name: string;
  villa_count: number;
  /** Lowest nightly price in the town. */
  from_price_kurus: number | null;
  picture: PictureData | null;
}

const SMALL = '(width>=60em) 240px,46vw';
const LARGE = '(width>=60em) 39vw,94vw';

/** Towns as pictures; the first is the largest. */
export function Towns({ site, towns }: { site: Site; towns: readonly TownCardData[] }) {
  const { t } = site;
  if (towns.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={t('home:towns.title')} text={t('home:towns.text')} />
        <div className="towns">
          {towns.map((town, index) => (
            <a key={town.id} href={paths.landing(town.slug)}>
              {town.picture && (
                <Picture
                  picture={town.picture}
                  sizes={index === 0 ? LARGE : SMALL}
                  widest={index === 0 ? 960 : 640}
                  decorative
                />
              )}
              <span>
                <b>{town.name}</b>
                <small>{countAndPrice(site, town)}</small>
              </span>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

/** 61 villa · ₺6.750’den */
function countAndPrice(site: Site, { villa_count, from_price_kurus }: TownCardData): string {
  const { t } = site;
  if (from_price_kurus === null) return t('home:towns.count', { count: villa_count });
  return t('home:towns.count_from', {
    count: villa_count,
    ...priceFrom(site, from_price_kurus),
  });
}
