import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { thumbnailUrl } from '../../../server/shared/pictures.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag } from '../../components/tag.tsx';
import type { OfferPageProps } from './show.tsx';

/** The villas as the customer sees them, with what each costs and whether it can still be had. */
export function OfferedTable({ site, offer, pictures }: OfferPageProps) {
  const { t } = site;
  const { check_in, check_out, adults, children, babies } = offer;
  const stay = { check_in, check_out, adults, children, babies };
  return (
    <Panel
      title={t('offers:show.villas')}
      aside={offer.villas.length}
      action={
        offer.discount_percent > 0 && (
          <Tag kind="begonvil">
            {t('offers:show.discount', { percent: formatPercent(offer.discount_percent) })}
          </Tag>
        )
      }
    >
      <ol className="lines">
        {offer.villas.map((villa) => {
          const picture = pictures[villa.villa_id];
          const quoted = villa.quoted_total_kurus ?? villa.total_kurus;
          return (
            <li key={villa.villa_id}>
              <span className="thumbnail">
                {picture && <img src={thumbnailUrl(picture)} alt="" width={44} height={44} />}
              </span>
              <div>
                <a
                  className="stretched"
                  href={paths.villa(villa.slug, stay)}
                  target="_blank"
                  rel="noopener"
                >
                  <b>{villa.name}</b>
                </a>
                <small>{[villa.town, villa.note].filter(Boolean).join(' · ')}</small>
                {villa.own_discount_percent !== null && (
                  <Tag kind="begonvil">
                    {t('offers:show.discount', { percent: formatPercent(villa.discount_percent) })}
                  </Tag>
                )}
                {villa.villa_id === offer.accepted_villa_id && (
                  <Tag kind="ok">{t('offers:show.accepted')}</Tag>
                )}
                {villa.gone && offer.status !== 'ACCEPTED' && (
                  <Tag kind="bad">{t(`offers:show.gone.${villa.gone}`)}</Tag>
                )}
              </div>
              <div className="end">
                <b>{formatMoney(villa.total_kurus)}</b>
                {quoted > villa.total_kurus && (
                  <small>
                    <s>{formatMoney(quoted)}</s>
                  </small>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="fine dim">{t('offers:show.frozen')}</p>
    </Panel>
  );
}
