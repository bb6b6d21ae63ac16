import type { Translate } from '../../../server/i18n.ts';
import type { TransactionAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

interface ProviderProps {
  t: Translate;
  transaction: TransactionAnswer;
}

/** What the card's provider knows of it: its numbers, when it was asked, and its answer word by word. */
export function ProviderAnswer({ t, transaction }: ProviderProps) {
  const { provider, provider_answer, provider_checked_at, provider_expires_at } = transaction;
  if (!provider) return null;
  return (
    <Panel
      title={t('transactions:provider.title')}
      aside={t(`changes:value.provider.${provider as 'FAKE'}`)}
    >
      <DefinitionList
        items={[
          {
            term: t('transactions:provider.payment'),
            value: transaction.provider_payment_id,
          },
          { term: t('transactions:provider.conversation'), value: transaction.conversation_id },
          {
            term: t('transactions:provider.card'),
            value: transaction.card_last_four && `•••• ${transaction.card_last_four}`,
          },
          { term: t('transactions:provider.installments'), value: transaction.installments },
          {
            term: t('transactions:provider.checked'),
            value: provider_checked_at && formatInstant(provider_checked_at),
          },
          {
            term: t('transactions:provider.expires'),
            value: provider_expires_at && formatInstant(provider_expires_at),
          },
        ]}
      />
      {provider_answer && (
        <details className="fold">
          <summary>{t('transactions:provider.answer')}</summary>
          <pre className="answer">{JSON.stringify(provider_answer, null, 2)}</pre>
        </details>
      )}
    </Panel>
  );
}
