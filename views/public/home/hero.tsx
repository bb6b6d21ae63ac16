import type { GuestAges } from '../../../islands/quote-labels.ts';
import { formatCount, formatRating } from '../../../server/shared/format.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { PHONE_WIDTH, Picture } from '../../components/picture.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import { SearchForm } from './search-form.tsx';
import { type HomeFigures, sentenceOf } from './sentences.ts';

interface HeroProps {
  site: Site;
  figures: HomeFigures;
  picture: PictureData | null;
  /** 'Kalkan, Kaş, Fethiye ve Göcek'; '' without places. */
  towns: string;
  ages: GuestAges;
}

export function Hero({ site, figures, picture, towns, ages }: HeroProps) {
  const { t } = site;
  const villas = formatCount(figures.villas);
  const boats = formatCount(figures.boats);
  return (
    <section className="hero">
      <div className="bay">
        {picture && (
          <Picture picture={picture} sizes={`(width>=60em) 53vw,${PHONE_WIDTH}`} early="leading" />
        )}
      </div>
      <div className="wrap">
        <div className="words">
          <h1>{t('home:hero.title')}</h1>
          <p>{t(`home:hero.text.${sentenceOf(towns, figures)}`, { towns, villas, boats })}</p>
        </div>
        <SearchForm site={site} ages={ages} />
        <Trust site={site} figures={figures} />
      </div>
    </section>
  );
}

/** Who answers for the stay, what guests say, how cards are protected, when somebody is there. */
function Trust({ site, figures }: { site: Site; figures: HomeFigures }) {
  const { t, settings } = site;
  const { rating, rating_count } = figures;
  return (
    <ul className="trust">
      <li>
        <Icon name="badge-check" />
        <span>
          <Trans text={t('home:trust.licence', { number: settings.tursab_no })} />
        </span>
      </li>
      {rating !== null && (
        <li>
          <Icon name="star" />
          <span>
            <Trans
              text={t('home:trust.rating', {
                rating: formatRating(rating),
                comments: formatCount(rating_count),
              })}
            />
          </span>
        </li>
      )}
      <li>
        <Icon name="lock" />
        <span>
          <Trans text={t('home:trust.ssl')} />
        </span>
      </li>
      {settings.support_hours && (
        <li>
          <Icon name="phone" />
          <span>
            <Trans text={t('home:trust.support', { hours: settings.support_hours })} />
          </span>
        </li>
      )}
    </ul>
  );
}
