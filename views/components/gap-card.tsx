import { formatPercent } from '../../server/shared/format.ts';
import { formatShortStay } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import type { PictureData } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { Picture } from './picture.tsx';
import { price } from './price.ts';
import { Tag } from './tag.tsx';

/** A free range between two occupancies of a villa; days ISO, half-open, money in kuruş. */
export interface GapCardData {
  villa_id: number;
  slug: string;
  name: string;
  town: string;
  district: string;
  permit_no: string;
  capacity: number;
  picture: PictureData | null;
  check_in: string;
  check_out: string;
  nights: number;
  total_kurus: number;
  total_before_discount_kurus: number | null;
  discount_percent: number | null;
}

/** Busy, the gap, busy: the one place where the calling colour fills a surface. */
export function GapCard({ site, gap }: { site: Site; gap: GapCardData }) {
  const { t } = site;
  const { check_in, check_out, nights } = gap;
  const dates = formatShortStay(check_in, check_out);
  const place = t('cards:place', { town: gap.town, district: gap.district });
  return (
    <article className="card gap-card">
      <div className="picture">
        {gap.picture && <Picture picture={gap.picture} sizes="116px" widest={360} />}
      </div>
      <div>
        <div className="title">
          <h3>
            <a href={paths.villa(gap.slug, { check_in, check_out })}>{gap.name}</a>
          </h3>
          {gap.discount_percent ? (
            <Tag kind="begonvil">
              {t('cards:discount', { percent: formatPercent(gap.discount_percent) })}
            </Tag>
          ) : null}
        </div>
        <p className="place">{`${place} · ${t('cards:people', { count: gap.capacity })}`}</p>
        <div
          className="strip"
          role="img"
          aria-label={t('cards:gap_label', { dates, count: nights })}
        >
          <i />
          <b>{t('cards:gap_strip', { dates, count: nights })}</b>
          <i />
        </div>
        <p className="price">
          <b>{price(site, gap.total_kurus)}</b>
          {gap.total_before_discount_kurus !== null && gap.discount_percent ? (
            <s>{price(site, gap.total_before_discount_kurus)}</s>
          ) : null}
          <span>{t('cards:stay_total', { count: nights })}</span>
        </p>
        <p className="permit">{t('cards:permit', { number: gap.permit_no })}</p>
      </div>
    </article>
  );
}
