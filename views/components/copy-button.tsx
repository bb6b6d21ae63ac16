import type { Site } from '../layouts/site.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  site: Pick<Site, 't'>;
  text: string;
  /** What is copied, for those who do not see what stands beside it. */
  label: string;
}

/** Puts a text on the clipboard where scripts run; without them the text beside it can be selected. */
export function CopyButton({ site, text, label }: CopyButtonProps) {
  const { t } = site;
  return (
    <Button
      type="button"
      small
      icon="copy"
      className="needs-script"
      data-copy={text}
      data-copied={t('booking:done.copied')}
      aria-label={label}
    >
      {t('booking:done.copy')}
    </Button>
  );
}
