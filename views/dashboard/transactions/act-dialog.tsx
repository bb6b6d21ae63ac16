import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput, FormSelect, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import type { ActedMovement } from './acts.tsx';
import { AmountField, PaidAtField } from './movement-fields.tsx';

/**
 * `send`: a refund to the card it came from. `ask`: how a payment stands at the provider. `accept`,
 * `decline`: an expected transfer. `arrived`: one that nobody waited for any more came. `sent_by_hand`: a
 * refund that was sent otherwise. `done`: nobody has to look at it any more.
 */
export type MovementAct =
  | 'send'
  | 'ask'
  | 'accept'
  | 'decline'
  | 'arrived'
  | 'sent_by_hand'
  | 'done';

const TONES: Record<MovementAct, 'primary' | 'outline' | 'danger'> = {
  send: 'primary',
  ask: 'outline',
  accept: 'primary',
  decline: 'danger',
  arrived: 'primary',
  sent_by_hand: 'outline',
  done: 'outline',
};

interface ActProps {
  t: Translate;
  act: MovementAct;
  movement: ActedMovement;
  /** What it is: "İade · ₺14.000". */
  name: string;
}

/** The act's button with the dialog that says what will happen. */
export function ActDialog(props: ActProps) {
  const { t, act, movement, name } = props;
  const dialog = `${act}-${movement.id}`;
  const word = wordOf(act, movement);
  const label = t(`transactions:act.${word}`);
  return (
    <AskingButton
      t={t}
      id={dialog}
      kind={TONES[act] === 'primary' ? 'primary' : 'outline'}
      small
      label={label}
      title={t('transactions:act_title', { label, name })}
      consequences={consequencesOf(t, act, movement)}
      danger={TONES[act] === 'danger'}
    >
      <ActForm {...props} dialog={dialog} />
    </AskingButton>
  );
}

/** Money that does not come is declined, a refund that is not sent is dropped: the same call. */
const wordOf = (act: MovementAct, { purpose }: ActedMovement): MovementAct | 'drop' =>
  act === 'decline' && purpose === 'REFUND' ? 'drop' : act;

/** What the cards cannot take back, in kuruş. */
const restOf = ({ amount_kurus, cards_hold_kurus }: ActedMovement) =>
  cards_hold_kurus === null ? 0 : Math.max(0, amount_kurus - cards_hold_kurus);

function consequencesOf(t: Translate, act: MovementAct, movement: ActedMovement): string[] {
  const said = [t(`transactions:consequence.${wordOf(act, movement)}`)];
  if (act === 'decline' && movement.purpose !== 'REFUND')
    said.push(t('transactions:consequence.decline_review'));
  if (act === 'arrived') said.push(useSentence(t, movement));
  if (act === 'send' && restOf(movement) > 0)
    said.push(
      t('transactions:consequence.send_rest', {
        cards: formatMoney(movement.cards_hold_kurus ?? 0),
        rest: formatMoney(restOf(movement)),
      }),
    );
  return said;
}

function useSentence(t: Translate, { use = 'counts', purpose }: ActedMovement): string {
  const isDeposit = use === 'counts' && purpose === 'DEPOSIT';
  return t(`transactions:use.${isDeposit ? 'deposit' : use}`);
}

/** What is decided is decided of the movement as it was seen: a colleague may have said the opposite meanwhile. */
function ActForm({ t, act, movement, dialog }: ActProps & { dialog: string }) {
  const { method, path } = callOf(act, movement.id);
  return (
    <ActionForm
      t={t}
      id={`${dialog}-form`}
      {...{ method, path }}
      success="reload"
      toast={t(`transactions:done.${act}`)}
    >
      {method === 'PATCH' && (
        <input type="hidden" name="version" value={movement.version} data-type="int" />
      )}
      <ActFields t={t} act={act} movement={movement} scope={dialog} />
    </ActionForm>
  );
}

function callOf(act: MovementAct, id: number): { method: 'POST' | 'PATCH'; path: string } {
  if (act === 'send') return { method: 'POST', path: paths.api.transactionRefund(id) };
  if (act === 'ask') return { method: 'POST', path: paths.api.transactionQuestion(id) };
  return { method: 'PATCH', path: paths.api.transaction(id) };
}

function ActFields({ t, act, movement, scope }: Omit<ActProps, 'name'> & { scope: string }) {
  if (act === 'send') return <RestField t={t} movement={movement} scope={scope} />;
  if (act === 'ask') return null;
  if (act === 'done')
    return <input type="hidden" name="action_done" value="true" data-type="json" />;
  const decides = act === 'accept' || act === 'arrived' || act === 'sent_by_hand';
  const isDropped = wordOf(act, movement) === 'drop';
  return (
    <>
      <input type="hidden" name="status" value={decides ? 'PAID' : 'FAILED'} />
      {decides && (
        <>
          <AmountField t={t} scope={scope} amount_kurus={movement.amount_kurus} />
          <PaidAtField t={t} scope={scope} leaves={act === 'sent_by_hand'} />
        </>
      )}
      {act === 'sent_by_hand' && movement.of_deposit && (
        <FormInput
          t={t}
          scope={scope}
          name="deduction_reason"
          label={t('transactions:field.deduction')}
          hint={t('transactions:field.deduction_hint')}
          data-optional=""
          optional
          maxLength={500}
        />
      )}
      <NoteField t={t} scope={scope} isDropped={isDropped} />
    </>
  );
}

interface NoteProps {
  t: Translate;
  scope: string;
  /** A refund will not be sent: its reason. */
  isDropped: boolean;
}

const NoteField = ({ t, scope, isDropped }: NoteProps) => (
  <FormTextarea
    t={t}
    scope={scope}
    name="note"
    label={t(`transactions:field.${isDropped ? 'drop_reason' : 'note'}`)}
    hint={isDropped ? t('transactions:field.drop_hint') : undefined}
    rows={2}
    maxLength={2000}
    required={isDropped}
    {...(!isDropped && { 'data-optional': '', optional: true })}
  />
);

/** How what the cards do not hold goes back: planned with the same act, to be marked once it was sent. */
function RestField({ t, movement, scope }: Omit<ActProps, 'name' | 'act'> & { scope: string }) {
  const rest = restOf(movement);
  if (rest === 0) return null;
  return (
    <FormSelect
      t={t}
      scope={scope}
      name="rest"
      label={t('transactions:field.rest', { amount: formatMoney(rest) })}
      options={(['TRANSFER', 'CASH'] as const).map((value) => ({
        value,
        text: t(`states:method.${value}`),
      }))}
    />
  );
}
