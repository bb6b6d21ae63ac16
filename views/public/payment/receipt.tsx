import { paths } from '../../../server/shared/paths.ts';
import { DOCUMENT_MEGABYTES } from '../../../server/shared/upload-limits.ts';
import { Button } from '../../components/button.tsx';
import { InputField } from '../../components/field.tsx';
import { FileField } from '../../components/file-field.tsx';
import type { PaymentPageProps } from './index.tsx';

const RECEIPT = { most: 1, megabytes: DOCUMENT_MEGABYTES };

interface ReceiptProps extends Pick<PaymentPageProps, 'site' | 'code' | 'note' | 'errors'> {
  /** The page answers a form: where it is shown again. */
  answer: string | undefined;
}

/** Where the receipt of a transfer is handed in: it keeps the dates until staff have looked. */
export function Receipt({ site, code, note, errors, answer }: ReceiptProps) {
  const { t } = site;
  return (
    <section className="panel stack">
      <h2>{t('payments:receipt.title')}</h2>
      <p className="muted">{t('payments:receipt.text', RECEIPT)}</p>
      <form
        className="stack"
        method="post"
        action={paths.paymentReceipt(code)}
        encType="multipart/form-data"
        noValidate
        data-answer={answer}
      >
        <FileField
          site={site}
          name="receipt"
          label={t('payments:receipt.file')}
          error={errors.receipt}
          accept="application/pdf,image/jpeg,image/png"
          limits={RECEIPT}
          shrinks
          required
        />
        <InputField
          site={site}
          name="note"
          label={t('payments:receipt.note')}
          defaultValue={note}
          error={errors.note}
          optional
          maxLength={500}
          autoComplete="off"
        />
        <div>
          <Button icon="upload">{t('payments:receipt.send')}</Button>
        </div>
      </form>
    </section>
  );
}
