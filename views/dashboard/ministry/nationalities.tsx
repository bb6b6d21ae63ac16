import type { Translate } from '../../../server/i18n.ts';
import type { ShownSums } from '../../../server/presenters/reports/ministry.ts';
import { formatCount, formatPercent } from '../../../server/shared/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';

interface NationalitiesProps {
  t: Translate;
  sums: ShownSums;
}

/** Where guests came from, as far as their lists tell, and how all of it is counted. */
export function Nationalities({ t, sums }: NationalitiesProps) {
  return (
    <div className="pair-of-panels">
      <Panel title={t('ministry:nationality.title')}>
        {sums.nationalities.length === 0 ? (
          <p className="dim">{t('ministry:nationality.none')}</p>
        ) : (
          <Countries t={t} sums={sums} />
        )}
      </Panel>
      <Panel title={t('ministry:rules.title')}>
        <ul className="rules">
          {(['stays', 'nights', 'amount', 'nationality'] as const).map((rule) => (
            <li key={rule}>{t(`ministry:rules.${rule}`)}</li>
          ))}
          <li>{t('ministry:until_today')}</li>
        </ul>
      </Panel>
    </div>
  );
}

function Countries({ t, sums }: NationalitiesProps) {
  const { guests, unlisted_guests, nationalities } = sums;
  const share = (count: number) => (guests > 0 ? formatPercent((count / guests) * 100) : '—');
  const rows = [
    ...nationalities,
    ...(unlisted_guests > 0
      ? [{ name: t('ministry:nationality.unlisted'), guests: unlisted_guests }]
      : []),
  ];
  return (
    <table className="nights countries">
      <thead>
        <tr>
          <th scope="col">{t('ministry:nationality.country')}</th>
          <th scope="col" className="end">
            {t('ministry:nationality.guests')}
          </th>
          <th scope="col" className="end">
            {t('ministry:nationality.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, guests: count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="end">{formatCount(count)}</td>
            <td className="end">{share(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
