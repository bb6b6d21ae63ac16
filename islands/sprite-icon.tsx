type IconName =
  | 'chevron-down'
  | 'circle-alert'
  | 'circle-check'
  | 'heart'
  | 'moon'
  | 'rotate-cw'
  | 'share-2'
  | 'whatsapp'
  | 'wifi-off'
  | 'x';

/** A decorative symbol of the page's sprite. It is there only if the server rendered it somewhere. */
export function SpriteIcon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon small' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
