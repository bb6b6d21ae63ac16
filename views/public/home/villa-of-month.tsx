import { formatMonth } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { PHONE_WIDTH, Picture } from '../../components/picture.tsx';
import { priceFrom } from '../../components/price.ts';
import { Tag } from '../../components/tag.tsx';
import { Trans } from '../../components/trans.tsx';
import type { VillaCardData } from '../../components/villa-card.tsx';
import type { Site } from '../../layouts/site.ts';

/** The villa staff chose for the month, with the first sentences of its description as text. */
export type VillaOfMonth = VillaCardData & { summary: string };

export function Month({ site, villa }: { site: Site; villa: VillaOfMonth }) {
  const { t, today } = site;
  const picture = villa.pictures[0];
  return (
    <section className="month">
      <div className="wrap">
        <div className="bay">
          {picture && <Picture picture={picture} sizes={`(width>=60em) 53vw,${PHONE_WIDTH}`} />}
        </div>
        <div className="words">
          <Tag>{t('home:month.tag', { month: monthName(today) })}</Tag>
          <h2>{villa.name}</h2>
          <p>{villa.summary}</p>
          <dl>
            <Figure value={villa.capacity} label={t('home:month.people')} />
            <Figure value={villa.bedrooms} label={t('home:month.bedrooms')} />
            <Figure value={villa.bathrooms} label={t('home:month.bathrooms')} />
          </dl>
          <div className="row between wrapping">
            <p className="number">
              {villa.from_price_kurus !== null && (
                <Trans text={t('cards:from.night', priceFrom(site, villa.from_price_kurus))} />
              )}
              <small>{t('cards:permit', { number: villa.permit_no })}</small>
            </p>
            <LinkButton className="light" href={paths.villa(villa.slug)}>
              {t('home:month.button')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** '2026-07-09' → 'Temmuz' */
const monthName = (day: string) => formatMonth(day).split(' ')[0];

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
