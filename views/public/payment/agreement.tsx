import { areAllThere } from '../../../server/shared/accepted-texts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import type { Site } from '../../layouts/site.ts';
import { Agreements } from '../booking/agreements.tsx';
import type { OpenAgreement } from '../booking/booking.ts';

interface AgreementProps {
  site: Site;
  /** Of the page's address. */
  code: string;
  agreement: OpenAgreement;
  /** The money is there already: nothing follows but the contract. */
  paid: boolean;
  /** The page answers a form: where it is shown again. */
  answer: string | undefined;
}

/** The texts of a sale that was made on the telephone: agreed to before any money is taken. */
export function Agreement({ site, code, agreement, paid, answer }: AgreementProps) {
  const { t } = site;
  return (
    <form
      className="stack loose"
      method="post"
      action={paths.paymentAgreement(code)}
      noValidate
      data-answer={answer}
    >
      <input type="hidden" name="mark" value={agreement.mark} />
      <Agreements site={site} form={agreement} />
      {areAllThere(agreement.documents) && (
        <div className="send">
          <Button kind="primary">
            {t(paid ? 'payments:agreement.send_paid' : 'payments:agreement.send')}
          </Button>
          <p className="fine dim">
            {t(paid ? 'payments:agreement.note_paid' : 'payments:agreement.note')}
          </p>
        </div>
      )}
    </form>
  );
}
