import type { Translate } from '../../../server/i18n.ts';
import { Button } from '../button.tsx';

interface ExportButtonsProps {
  t: Translate;
  /** From `paths.api`, with the filters of the list that is shown. */
  file: (format: 'csv' | 'xlsx') => string;
  /** Where a page has several lists: which one it is of. */
  of?: string;
  /** Beside the list that it is of. */
  small?: boolean;
}

/** All that the filters show as a file; the API gives it to who brings a token, so it needs a script. */
export function ExportButtons({ t, file, of, small }: ExportButtonsProps) {
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      type="button"
      className="needs-script no-print"
      icon="download"
      small={small}
      data-download={file(format)}
      data-offline={t('dashboard:no_files')}
    >
      <span>
        {of && <span className={small ? 'hidden-text' : undefined}>{of}: </span>}
        {t(`dashboard:export.${format}`)}
        {!of && <span className="on-wide"> {t('dashboard:export.act')}</span>}
      </span>
    </Button>
  ));
}
