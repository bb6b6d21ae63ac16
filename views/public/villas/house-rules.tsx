import { formatTime } from '../../../server/shared/format.ts';
import { LateIcon } from '../../components/late-icon.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { HouseRules as Rules } from './villa.ts';

interface HouseRulesProps {
  site: Site;
  rules: Rules;
}

/** When one comes and goes, and what the house allows. */
export function HouseRules({ site, rules }: HouseRulesProps) {
  return (
    <section className="block">
      <h2>{site.t('villa:rules.title')}</h2>
      <ul className="rules">
        {linesOf(site, rules).map(([icon, text]) => (
          <li key={text}>
            <LateIcon site={site} name={icon} />
            <span>
              <Trans text={text} />
            </span>
          </li>
        ))}
      </ul>
      {rules.own && <p className="own-rules">{rules.own}</p>}
    </section>
  );
}

function linesOf({ t }: Pick<Site, 't'>, rules: Rules): [string, string][] {
  const { check_in_time, check_out_time, quiet_from, smoking, pets } = rules;
  const quiet = quiet_from && t('villa:rules.quiet', { time: formatTime(quiet_from) });
  return [
    ['log-in', t('villa:rules.check_in', { time: formatTime(check_in_time) })],
    ['log-out', t('villa:rules.check_out', { time: formatTime(check_out_time) })],
    [smoking === 'YES' ? 'cigarette' : 'cigarette-off', t(`villa:rules.smoking.${smoking}`)],
    ...(quiet ? [['volume-x', quiet] as [string, string]] : []),
    ['paw-print', t(`villa:rules.pets.${pets}`)],
    ['party-popper', t(rules.parties ? 'villa:rules.parties' : 'villa:rules.no_parties')],
    ['users', t(rules.groups ? 'villa:rules.groups' : 'villa:rules.no_groups')],
    ['user-plus', t(rules.visitors ? 'villa:rules.visitors' : 'villa:rules.no_visitors')],
  ];
}
