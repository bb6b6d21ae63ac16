import type { FaqEntry, FaqGroup } from '../../queries/content/faq-desk.ts';
import type { EntryAnswer, GroupAnswer } from '../../schemas/answers/faq.ts';
import type { Columns } from '../../services/exports/columns.ts';

export const presentGroup = (group: FaqGroup): GroupAnswer => ({
  id: group.id,
  title: group.title,
  landing_kind: group.landing_kind,
  landing_id: group.landing_id,
  position: group.position,
  active: group.active,
  version: group.version,
  entries: group.entries.map(presentEntry),
});

export const presentEntry = (entry: FaqEntry): EntryAnswer => ({
  id: entry.id,
  group_id: entry.group_id,
  question: entry.question,
  answer: entry.answer,
  position: entry.position,
  active: entry.active,
  version: entry.version,
});

/** A group's questions as lines of a file; of a hidden group nobody reads one. */
export const entryLines = ({ title: group, active, entries }: FaqGroup) =>
  entries.map((entry) => ({
    ...presentEntry(entry),
    group,
    active: active && entry.active,
  }));

/** What a file of the list shows. */
export const entryColumns: Columns<EntryAnswer & { group: string }> = {
  id: 'number',
  group: 'text',
  question: 'text',
  answer: 'text',
  active: 'yes_no',
};
