import type { Translate } from '../../../server/i18n.ts';
import type { MailState } from '../../../server/shared/desk-states.ts';
import { Tag, type TagKind } from '../tag.tsx';

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
