import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { Button } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';

interface FormRowsProps<Row> {
  t: Translate;
  /** The list's name; a row's controls are named by their place: 'rooms.0.name'. */
  name: string;
  label: string;
  /** A row by its place, counted from one. */
  named: (number: number | string) => string;
  rows: readonly Row[];
  /** The controls of one row; null: of a new one. */
  row: (row: Row | null, prefix: string) => ReactNode;
  /** Words of the button that adds one. */
  add: string;
  /** The most that the API takes. */
  most: number;
}

/** A list inside a form, in an order that is kept: rows are added, moved and taken away by buttons. */
export function FormRows<Row>(props: FormRowsProps<Row>) {
  const { t, name, label, named, rows, row, add, most } = props;
  return (
    <fieldset className="rows" data-list={name} data-rows={name} data-most={most}>
      <legend className="hidden-text">{label}</legend>
      {rows.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <FormRow key={at} t={t} named={named} number={at + 1}>
          {row(each, `${name}.${at}`)}
        </FormRow>
      ))}
      <template>
        <FormRow t={t} named={named}>
          {row(null, `${name}.n`)}
        </FormRow>
      </template>
      <Button
        type="button"
        kind="quiet"
        small
        icon="plus"
        className="needs-script no-print"
        data-row-act="add"
      >
        {add}
      </Button>
      <p
        className="hidden-text"
        role="status"
        data-row-status=""
        data-moved={t('dashboard:order.moved', { position: NUMBER })}
        data-removed={t('dashboard:row.removed', { name: named(NUMBER) })}
      />
    </fieldset>
  );
}

/** The script counts the rows anew in the texts that have it. */
const NUMBER = '{{number}}';

const ACTS: [act: 'up' | 'down' | 'remove', icon: IconName][] = [
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['remove', 'x'],
];

interface FormRowProps extends Pick<FormRowsProps<unknown>, 't' | 'named'> {
  /** None in the template. */
  number?: number;
  children: ReactNode;
}

function FormRow({ t, named, number = 0, children }: FormRowProps) {
  const counted = (text: (name: string) => string) => ({
    'aria-label': text(named(number)),
    'data-counted': text(named(NUMBER)),
  });
  return (
    <div className="row-of" role="group" data-row="" {...counted((name) => name)}>
      <div className="fields">{children}</div>
      <div className="row-acts needs-script no-print">
        {ACTS.map(([act, icon]) => (
          <button
            key={act}
            type="button"
            className="icon-button"
            data-row-act={act}
            {...counted((name) => t(`dashboard:row.${act}`, { name }))}
          >
            <Icon name={icon} size="small" />
          </button>
        ))}
      </div>
    </div>
  );
}
