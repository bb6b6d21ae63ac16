import type { ShowcaseAnswer } from '../../../server/schemas/answers/showcases.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { Site } from '../../layouts/site.ts';
import { VILLA_ORDER } from './villas.tsx';

/** As the home page shows it: villas on sale alone, side by side, in the order they are moved to below. */
export function Strip({ site: { t }, showcase }: { site: Site; showcase: ShowcaseAnswer }) {
  const shown = showcase.villas.filter(({ active }) => active);
  return (
    <Panel title={t('showcases:preview')} aside={t('showcases:villas', { count: shown.length })}>
      {shown.length === 0 ? (
        <p className="muted">{t('showcases:nothing_shown')}</p>
      ) : (
        <ul className="strip" data-sort-copy={VILLA_ORDER}>
          {shown.map(({ id, slug, name, town, thumbnail, from_price_kurus }) => (
            <li key={id} data-id={id}>
              <a href={paths.villa(slug)} target="_blank" rel="noopener">
                {thumbnail && (
                  <img src={thumbnail} alt="" width={160} height={107} loading="lazy" />
                )}
                <b>{name}</b>
                <small>
                  {town}
                  {from_price_kurus !== null &&
                    ` · ${t('showcases:from', { price: formatMoney(from_price_kurus) })}`}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
