import type { Translate } from '../../../server/i18n.ts';
import { Tag, type TagKind } from '../tag.tsx';

/** WAITING and FAILED will be tried again; DEAD will not; SKIPPED was switched off. */
export type MailState = 'WAITING' | 'SENT' | 'FAILED' | 'DEAD' | 'SKIPPED';

const tones: Record<MailState, TagKind | undefined> = {
  WAITING: 'info',
  SENT: 'ok',
  FAILED: 'warn',
  DEAD: 'bad',
  SKIPPED: undefined,
};

export function MailStateTag({ t, state }: { t: Translate; state: MailState }) {
  return <Tag kind={tones[state]}>{t(`mails:state.${state}`)}</Tag>;
}
