import type { Translate } from '../../../server/i18n.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { textLength } from '../../../server/shared/text-length.ts';

/** What search engines show of a title and of a description. */
export const SEARCHED_TITLE = 60;
export const SEARCHED_DESCRIPTION = 160;

interface LengthProps {
  t: Translate;
  /** The field's name. */
  of: string;
  text: string;
  /** More than that is cut off where it is shown. */
  most: number;
}

/** How long a text is, while it is typed. */
export function Length({ t, of, text, most }: LengthProps) {
  return (
    <span className="length">
      <span className="hidden-text">{t('villas:length')}</span>
      <output data-mirror={`field-${of}`} data-mirror-as="length" data-most={most}>
        {text.length}
      </output>
      {` / ${most}`}
    </span>
  );
}

/** How much is written in a field of HTML, which has no end in sight. */
export const TextLength = ({ t, of, text }: Omit<LengthProps, 'most'>) => (
  <span className="length">
    <output data-mirror={`field-${of}`} data-mirror-as="text-length">
      {formatCount(textLength(text))}
    </output>{' '}
    {t('richtext:letters')}
  </span>
);

interface CountedHintProps extends LengthProps {
  children?: string;
}

/** A field's hint that counts. */
export const CountedHint = ({ children, ...length }: CountedHintProps) => (
  <>
    {children} <Length {...length} />
  </>
);
