type IconName =
  | 'calendar-days'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'minus'
  | 'moon'
  | 'plus'
  | 'shield-check'
  | 'whatsapp'
  | 'x';

/** A decorative symbol of the page's sprite. It is there only if the server rendered it somewhere. */
export function SpriteIcon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon small' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
