import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Catalogue } from '../../locales/index.ts';

type FactName = keyof Catalogue['villas']['btrans']['fact'];

/** What the ministry's report still lacks, each with the screen that mends it. */
export function BtransLacks({ t, villa }: { t: Translate; villa: VillaAnswer }) {
  const { btrans_missing, btrans_unknown } = villa;
  return (
    <Panel title={t('villas:btrans.title')}>
      {btrans_missing.length === 0 ? (
        <p className="up">{t('villas:btrans.ready')}</p>
      ) : (
        <p className="down">{t('villas:btrans.left_out')}</p>
      )}
      <Facts t={t} villa={villa} facts={btrans_missing} tone="down" />
      {btrans_unknown.length > 0 && (
        <>
          <p className="dim">{t('villas:btrans.unknown')}</p>
          <Facts t={t} villa={villa} facts={btrans_unknown} tone="due" />
        </>
      )}
    </Panel>
  );
}

interface FactsProps {
  t: Translate;
  villa: VillaAnswer;
  facts: string[];
  tone: 'down' | 'due';
}

function Facts({ t, villa, facts, tone }: FactsProps) {
  return (
    <ul className="lacks">
      {facts.map((fact) => (
        <li key={fact} className={tone}>
          <Icon name="circle-alert" size="small" />
          <a href={placeOf(fact, villa)}>{t(`villas:btrans.fact.${fact as FactName}`)}</a>
        </li>
      ))}
    </ul>
  );
}

const HERE = new Set(['property_no', 'title_deed_no', 'zoned']);

/** The screen with the field, at the field. */
function placeOf(fact: string, villa: VillaAnswer): string {
  if (fact === 'owner') return paths.dashboard.villa(villa.id, 'owner');
  if (fact.startsWith('owner_') && villa.owner_id !== null)
    return `${paths.dashboard.user(villa.owner_id)}#field-${fact.slice('owner_'.length)}`;
  const tab = HERE.has(fact) ? 'permit' : 'location';
  return `${paths.dashboard.villa(villa.id, tab)}#field-${fact}`;
}
