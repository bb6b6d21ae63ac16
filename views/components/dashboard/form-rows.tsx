import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { Button } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';

interface FormRowsProps<Row> {
  t: Translate;
  /** The list's name; a row's controls are named by their place: 'rooms.0.name'. */
  name: string;
  label: string;
  rows: readonly Row[];
  /** The controls of one row; null: of a new one. */
  row: (row: Row | null, prefix: string) => ReactNode;
  /** Words of the button that adds one. */
  add: string;
  /** The most that the API takes. */
  most: number;
}

/** A list inside a form, in an order that is kept: rows are added, moved and taken away by buttons. */
export function FormRows<Row>({ t, name, label, rows, row, add, most }: FormRowsProps<Row>) {
  return (
    <fieldset className="rows" data-list={name} data-rows={name} data-most={most}>
      <legend className="hidden-text">{label}</legend>
      {rows.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <FormRow key={at} t={t}>
          {row(each, `${name}.${at}`)}
        </FormRow>
      ))}
      <template>
        <FormRow t={t}>{row(null, `${name}.n`)}</FormRow>
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
    </fieldset>
  );
}

const ACTS: [act: 'up' | 'down' | 'remove', icon: IconName][] = [
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['remove', 'x'],
];

function FormRow({ t, children }: { t: Translate; children: ReactNode }) {
  return (
    <div className="row-of" data-row="">
      <div className="fields">{children}</div>
      <div className="row-acts needs-script no-print">
        {ACTS.map(([act, icon]) => (
          <button
            key={act}
            type="button"
            className="icon-button"
            data-row-act={act}
            aria-label={t(`dashboard:row.${act}`)}
          >
            <Icon name={icon} size="small" />
          </button>
        ))}
      </div>
    </div>
  );
}
