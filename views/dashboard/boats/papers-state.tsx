import type { Translate } from '../../../server/i18n.ts';
import type { BoatRow } from '../../../server/schemas/answers/boats.ts';
import { addDays } from '../../../server/shared/days.ts';
import { tableDay } from '../../components/dashboard/format.ts';

/** So many days before a paper runs out it says so. */
const NOTICE = 30;

interface PapersStateProps {
  t: Translate;
  boat: BoatRow;
  /** ISO day. */
  today: string;
}

/** Whether a boat's licence, insurance and seaworthiness paper are there and last. */
export function PapersState({ t, boat, today }: PapersStateProps) {
  const { licence_no, licence_verified, insurance_until, seaworthiness_until } = boat;
  if (licence_no === null || insurance_until === null || seaworthiness_until === null)
    return <span className="tag bad">{t('fleet:papers.missing')}</span>;
  const ends = insurance_until < seaworthiness_until ? insurance_until : seaworthiness_until;
  const day = tableDay(ends);
  if (ends < today) return <span className="tag bad">{t('fleet:papers.over', { day })}</span>;
  if (!licence_verified) return <span className="tag warn">{t('fleet:papers.unverified')}</span>;
  if (ends <= addDays(today, NOTICE))
    return <span className="tag warn">{t('fleet:papers.ends', { day })}</span>;
  return <span className="tag ok">{t('fleet:papers.ok')}</span>;
}
