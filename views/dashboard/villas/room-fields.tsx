import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { BED_KINDS, ROOM_KINDS } from '../../../server/shared/listing-choices.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { fieldId } from '../../components/field.tsx';

type Room = VillaAnswer['rooms'][number];

interface RoomProps {
  t: Translate;
  /** Null: a new room. */
  room: Room | null;
  /** 'rooms.0' */
  prefix: string;
}

/** One room: what it is, how many beds of each kind, what belongs to it. */
export function RoomFields({ t, room, prefix }: RoomProps) {
  return (
    <>
      <FormInput
        t={t}
        name={`${prefix}.name`}
        label={t('villas:room.name')}
        defaultValue={room?.name}
        maxLength={80}
        autoComplete="off"
      />
      <FormSelect
        t={t}
        name={`${prefix}.kind`}
        label={t('villas:room.kind')}
        defaultValue={room?.kind ?? 'BEDROOM'}
        options={ROOM_KINDS.map((value) => ({ value, text: t(`villas:room.kinds.${value}`) }))}
      />
      <FormInput
        t={t}
        name={`${prefix}.note`}
        label={t('villas:room.note')}
        optional
        defaultValue={room?.note}
        maxLength={500}
        autoComplete="off"
      />
      <Beds t={t} room={room} prefix={prefix} />
    </>
  );
}

function Beds({ t, room, prefix }: RoomProps) {
  const count = (kind: string) => room?.beds.find((bed) => bed.kind === kind)?.count;
  return (
    <div className="beds wide" data-list={`${prefix}.beds`}>
      {BED_KINDS.map((kind) => (
        <label key={kind}>
          <input
            className="input"
            name={`${prefix}.beds`}
            inputMode="numeric"
            data-type="int"
            data-kind={kind}
            defaultValue={count(kind)}
            placeholder="0"
            maxLength={2}
            autoComplete="off"
          />
          {t(`villas:room.bed.${kind}`)}
        </label>
      ))}
      {(['en_suite', 'jacuzzi'] as const).map((name) => (
        <label className="check" key={name}>
          <input
            type="checkbox"
            name={`${prefix}.${name}`}
            id={fieldId(`${prefix}.${name}`)}
            data-type="bool"
            defaultChecked={room?.[name]}
          />
          <span>{t(`villas:room.${name}`)}</span>
        </label>
      ))}
    </div>
  );
}
