import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import type { HistoryEvent } from '../../components/dashboard/history.tsx';
import { ListingTabForm, type TabFormProps } from '../listings/tab-form.tsx';
import type { BoatEditorProps } from './editor.tsx';

/** What every tab with a form of the boat's own fields shows. */
export interface BoatTabProps extends BoatEditorProps {
  boat: BoatAnswer;
  /** Newest first. */
  history: HistoryEvent[];
}

export const BoatTabForm = ({ boat, ...tab }: BoatTabProps & TabFormProps) => (
  <ListingTabForm {...tab} kind="boat" listing={boat} />
);
