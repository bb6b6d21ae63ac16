import type { Translate } from '../../../server/i18n.ts';
import type { BoatRow } from '../../../server/schemas/answers/boats.ts';
import { PAPERS_NOTICE, papersUntil } from '../../../server/shared/boat-papers.ts';
import { addDays } from '../../../server/shared/days.ts';
import { tableDay } from '../../components/dashboard/format.ts';

interface PapersStateProps {
  t: Translate;
  boat: BoatRow;
  /** ISO day. */
  today: string;
}

/** Whether a boat's licence, insurance and seaworthiness paper are there and last. */
export function PapersState({ t, boat, today }: PapersStateProps) {
  const { licence_no, licence_verified } = boat;
  const ends = papersUntil(boat);
  if (licence_no === null || ends === null)
    return <span className="tag bad">{t('fleet:papers.missing')}</span>;
  const day = tableDay(ends);
  if (ends < today) return <span className="tag bad">{t('fleet:papers.over', { day })}</span>;
  if (!licence_verified) return <span className="tag warn">{t('fleet:papers.unverified')}</span>;
  if (ends <= addDays(today, PAPERS_NOTICE))
    return <span className="tag warn">{t('fleet:papers.ends', { day })}</span>;
  return <span className="tag ok">{t('fleet:papers.ok')}</span>;
}
