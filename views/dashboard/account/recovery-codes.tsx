import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';

/** The place of new recovery codes: a script writes them in, once, from the answer that brought them. */
export function RecoveryCodes({ t }: { t: Translate }) {
  return (
    <div className="stack" data-recovery-codes="" role="status" tabIndex={-1} hidden>
      <InlineBar tone="warn" title={t('account:codes.title')}>
        {t('account:codes.text')}
      </InlineBar>
      <ul className="stack tight" data-codes="" />
      <div className="row wrapping">
        <Button
          type="button"
          small
          icon="copy"
          data-copy=""
          data-copied={t('account:codes.copied')}
        >
          {t('account:codes.copy')}
        </Button>
        <LinkButton small icon="download" href="#totp" download={t('account:codes.file')}>
          {t('account:codes.download')}
        </LinkButton>
        <LinkButton small kind="primary" href={paths.dashboard.account()}>
          {t('account:codes.kept')}
        </LinkButton>
      </div>
    </div>
  );
}
