import type { Translate } from '../../../server/i18n.ts';
import type { BtransRow } from '../../../server/schemas/answers/btrans.ts';
import { formatList } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import type { Catalogue } from '../../locales/index.ts';

interface FactsProps {
  t: Translate;
  row: BtransRow;
}

type FactName = keyof Catalogue['btrans']['fact'];

const word = (t: Translate, fact: string) => t(`btrans:fact.${fact as FactName}`);

/** What keeps a row out of the file, each with the field that mends it. */
export function RowFaults({ t, row }: FactsProps) {
  return (
    <ul className="lacks faults">
      {row.faults.map((fact) => (
        <li key={fact} className="down">
          <Icon name="circle-alert" size="small" />
          <a className="over" href={placeOf(fact, row)}>
            {word(t, fact)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the row is sent with and might be better: one line, the whole of it in its title. */
export function RowDoubts({ t, row }: FactsProps) {
  const codes = row.doubts.filter((fact) => fact.endsWith('_wrong'));
  // A report has no word for an unknown zoning.
  const unknown = row.doubts.filter((fact) => !fact.endsWith('_wrong') && fact !== 'zoned');
  const [first] = codes;
  return (
    <>
      {first && (
        <a
          className="over mark due"
          href={placeOf(first, row)}
          title={formatList(codes.map((fact) => word(t, fact)))}
        >
          {t('btrans:codes_differ')}
        </a>
      )}
      {unknown.length > 0 && (
        <a className="over mark dim" href={placeOf(unknown[0] ?? '', row)}>
          {t('btrans:doubts', { list: formatList(unknown.map((fact) => word(t, fact))) })}
        </a>
      )}
      {row.doubts.includes('zoned') && (
        <a className="over mark dim" href={placeOf('zoned', row)}>
          {t('btrans:fact.zoned')}
        </a>
      )}
    </>
  );
}

const ON_PERMIT = new Set(['property_no', 'title_deed_no', 'zoned']);

/** The screen with the field, at the field. */
function placeOf(fault: string, { villa_id, owner_id }: BtransRow): string {
  const fact = fault.replace(/_wrong$/, '');
  if (fact === 'owner') return paths.dashboard.villa(villa_id, 'owner');
  if (fact.startsWith('owner_') && owner_id !== null)
    return `${paths.dashboard.user(owner_id)}#field-${fact.slice('owner_'.length)}`;
  const tab = ON_PERMIT.has(fact) ? 'permit' : 'location';
  return `${paths.dashboard.villa(villa_id, tab)}#field-${fact}`;
}
