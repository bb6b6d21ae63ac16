import { formatMoney } from '../../../server/shared/format.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData, BoatExtra } from './boat.ts';

/** What the price contains and what comes on top, then where the boat usually goes. */
export function Service({ site, boat }: { site: Site; boat: BoatData }) {
  const { t } = site;
  const { included, excluded, route } = boat;
  return (
    <>
      {included.length + excluded.length > 0 && (
        <section className="block">
          <h2>{t('boats:service.title')}</h2>
          <div className="features">
            <Listed title={t('boats:service.included')} icon="check" items={included} />
            <Listed title={t('boats:service.excluded')} icon="x" items={excluded} />
          </div>
        </section>
      )}
      {route && (
        <section className="block">
          <h2>{t('boats:service.route')}</h2>
          <p className="about">{route}</p>
          <p className="small-print">{t('boats:service.route_note')}</p>
        </section>
      )}
    </>
  );
}

function Listed({ title, icon, items }: { title: string; icon: IconName; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size="small" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What can be added for a price. */
export function Extras({ site, extras }: { site: Site; extras: readonly BoatExtra[] }) {
  const { t } = site;
  if (extras.length === 0) return null;
  return (
    <section className="block">
      <h2>{t('boats:extras.title')}</h2>
      <dl className="lines">
        {extras.map(({ id, name, description, unit, amount_kurus }) => (
          <div key={id}>
            <dt>
              {name}
              {description && <small>{description}</small>}
            </dt>
            <dd>{t(`boats:extras.per.${unit}`, { amount: formatMoney(amount_kurus) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
