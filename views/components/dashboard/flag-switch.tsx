import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../icon.tsx';

interface FlagSwitchProps {
  t: Translate;
  /** From `paths.api`: takes `{ids, active}`. */
  path: string;
  id: number;
  label: string;
  checked: boolean;
  /** What else is to be known once it is on. */
  told?: string | undefined;
  /** In a table the label is for screen readers. */
  bare?: boolean;
  /** A symbol that is filled while the flag is on, instead of a switch. */
  look?: 'star' | 'trophy';
}

/**
 * A switch that acts at once and goes back when it is refused; what was refused stands in a bar that
 * stays. Without a script it only tells.
 */
export function FlagSwitch(props: FlagSwitchProps) {
  const { t, path, id, label, checked, told, bare, look } = props;
  return (
    <label className={['switch', bare && 'over', look && 'symbol'].filter(Boolean).join(' ')}>
      <span className={bare ? 'hidden-text' : undefined}>{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on
        role="switch"
        disabled
        defaultChecked={checked}
        data-flag={path}
        data-offline={t('common:unreachable')}
        data-done={[t('dashboard:flag.on', { label }), told].filter(Boolean).join(' ')}
        data-undone={t('dashboard:flag.off', { label })}
        value={id}
      />
      {look && <Icon name={look} />}
    </label>
  );
}
