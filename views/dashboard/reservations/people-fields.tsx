import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import type { EditedReservation } from './form.tsx';
import { guestsOf } from './stay-words.ts';

const PEOPLE = ['adults', 'children', 'babies'] as const;

interface PeopleFieldsProps {
  t: Translate;
  people: Pick<EditedReservation, (typeof PEOPLE)[number]>;
}

export function PeopleFields({ t, people }: PeopleFieldsProps) {
  return PEOPLE.map((name) => (
    <FormInput
      key={name}
      t={t}
      name={name}
      type="number"
      label={t(`reservations:field.${name}`)}
      data-type="int"
      defaultValue={people[name]}
      min={name === 'adults' ? 1 : 0}
      max={300}
      required
    />
  ));
}

/** The call wants them, too; they go as they stand. */
export function PricedPeople({ t, reservation }: { t: Translate; reservation: EditedReservation }) {
  const { kind, id } = reservation;
  return (
    <>
      <p>{guestsOf(t, reservation)}</p>
      {PEOPLE.map((name) => (
        <input key={name} type="hidden" name={name} value={reservation[name]} data-type="int" />
      ))}
      <p className="hint">{t('reservations:edit.people_hint')}</p>
      <p>
        <LinkButton small icon="calendar-sync" href={paths.dashboard.reservationChange(kind, id)}>
          {t('reservations:edit.people_change')}
        </LinkButton>
      </p>
    </>
  );
}
