import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import type { Site } from '../../layouts/site.ts';
import type { OpenConfirmation } from '../booking/booking.ts';

interface ConfirmationProps {
  site: Site;
  code: string;
  /** Proves who sends it. */
  token: string;
  confirmation: OpenConfirmation;
}

/** Where no prepayment is asked, one press makes the booking sure. */
export function Confirmation({ site: { t }, code, token, confirmation }: ConfirmationProps) {
  return (
    <section className="panel stack no-print">
      <h2>{t('enquire:confirm.title')}</h2>
      <p>{t('enquire:confirm.text', { ...confirmation })}</p>
      <form method="post" action={paths.guestConfirmation(code)}>
        <input type="hidden" name="token" value={token} />
        <Button kind="primary" icon="check">
          {t('enquire:confirm.send')}
        </Button>
      </form>
    </section>
  );
}
