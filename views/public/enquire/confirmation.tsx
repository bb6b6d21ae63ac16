import { areAllThere } from '../../../server/shared/accepted-texts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import type { Site } from '../../layouts/site.ts';
import { Agreements } from '../booking/agreements.tsx';
import type { OpenAgreement, OpenConfirmation } from '../booking/booking.ts';

interface ConfirmationProps {
  site: Site;
  code: string;
  /** Proves who sends it. */
  token: string;
  confirmation: OpenConfirmation;
  /** The page answers a form: where it is shown again. */
  answer: string | undefined;
}

/** Where no prepayment is asked, one press makes the booking sure, once its texts are accepted. */
export function Confirmation({ site, code, token, confirmation, answer }: ConfirmationProps) {
  const { t } = site;
  const { until, check_in, agreement } = confirmation;
  return (
    <form
      className="stack loose no-print"
      method="post"
      action={paths.guestConfirmation(code)}
      noValidate
      data-answer={answer}
    >
      <input type="hidden" name="token" value={token} />
      <section className="panel stack">
        <h2>{t('enquire:confirm.title')}</h2>
        <p>{t('enquire:confirm.text', { until, check_in })}</p>
        {!agreement && (
          <div>
            <Send site={site} />
          </div>
        )}
      </section>
      {agreement && <Texts site={site} agreement={agreement} />}
    </form>
  );
}

/** What staff sold on the telephone is accepted with the press; without its texts there is none. */
function Texts({ site, agreement }: { site: Site; agreement: OpenAgreement }) {
  return (
    <>
      <input type="hidden" name="mark" value={agreement.mark} />
      <Agreements site={site} form={agreement} />
      {areAllThere(agreement.documents) && (
        <div className="send">
          <Send site={site} />
          <p className="fine dim">{site.t('enquire:confirm.note')}</p>
        </div>
      )}
    </>
  );
}

function Send({ site: { t } }: { site: Site }) {
  return (
    <Button kind="primary" icon="check">
      {t('enquire:confirm.send')}
    </Button>
  );
}
