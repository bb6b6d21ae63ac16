import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import type { HistoryEvent } from '../../components/dashboard/history.tsx';
import { ListingTabForm, type TabFormProps } from '../listings/tab-form.tsx';
import type { VillaEditorProps } from './editor.tsx';

/** What every tab with a form of the villa's own fields shows. */
export interface VillaTabProps extends VillaEditorProps {
  villa: VillaAnswer;
  /** Newest first. */
  history: HistoryEvent[];
}

export const VillaTabForm = ({ villa, ...tab }: VillaTabProps & TabFormProps) => (
  <ListingTabForm {...tab} kind="villa" listing={villa} />
);
