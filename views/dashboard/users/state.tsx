import type { Translate } from '../../../server/i18n.ts';
import type { UserListItem } from '../../../server/schemas/answers/users.ts';

type Standing = Pick<UserListItem, 'active' | 'has_password'>;

/** In, kept out, or invited and not come yet. */
const stateOf = ({ active, has_password }: Standing) => {
  if (!active) return 'closed';
  return has_password ? 'open' : 'invited';
};

const tones = { open: 'ok', closed: 'plain', invited: 'warn ring' };

/** In tables: a dot and the word. */
export function UserState({ t, user }: { t: Translate; user: Standing }) {
  const state = stateOf(user);
  return <span className={`state-dot ${tones[state]}`}>{t(`users:state.${state}`)}</span>;
}

/** In heads: a tag. */
export function UserChip({ t, user }: { t: Translate; user: Standing }) {
  const state = stateOf(user);
  return <span className={`tag ${tones[state]}`}>{t(`users:state.${state}`)}</span>;
}
