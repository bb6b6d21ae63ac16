import type { Translate } from '../../../server/i18n.ts';
import type { AuditAnswer } from '../../../server/schemas/answers/ops.ts';
import { truncate } from '../../../server/shared/format.ts';
import { type RowNames, referenceKey } from '../../../server/shared/references.ts';
import { valueText } from '../../components/dashboard/changes/value.ts';
import { fieldWords } from '../../components/dashboard/changes/words.ts';

/** Kinds of rows are named in code; one without words yet is shown by that name. */
export const entityName = (t: Translate, entity: string): string =>
  t(`ops:entity.${entity}` as 'ops:entity.villa', { defaultValue: entity });

/** Acts are named in code, after the kind of row; one without words yet is shown by that name. */
export const actName = (t: Translate, action: string): string =>
  t(`ops:did.${action.replace(/^.*\./, '')}` as 'ops:did.edited', { defaultValue: action });

/** What the row is called now, or its number; empty where no row is meant. */
export const rowName = (
  t: Translate,
  { entity, entity_id }: Pick<AuditAnswer, 'entity' | 'entity_id'>,
  names: RowNames,
): string =>
  entity_id
    ? (names[referenceKey({ kind: entity, id: entity_id })] ?? t('changes:row', { id: entity_id }))
    : '';

type Change = Pick<AuditAnswer, 'changed' | 'before' | 'after'>;

/** The fields of a change: those that it changed, or all that were noted. */
export function fieldsOf({ changed, before, after }: Change): string[] {
  if (changed.length > 0) return changed;
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

/** As long as a cell of a sheet may be, with room for what others put before it. */
const LONGEST = 30_000;

/** 'Ad: Villa Çam → Villa Çınar; Kapasite: 6 kişi → 8 kişi', for a file. */
export function changeText(
  t: Translate,
  row: Change & Pick<AuditAnswer, 'entity'>,
  names: RowNames,
): string {
  const { entity, before, after } = row;
  const lines = fieldsOf(row).map((field) => {
    const said = [before, after].flatMap((facts) =>
      facts ? truncate(valueText({ t, entity, names }, field, facts[field]), 2000) : [],
    );
    return `${fieldWords(t, entity, field) ?? field}: ${said.join(' → ')}`;
  });
  return truncate(lines.join('; '), LONGEST);
}
