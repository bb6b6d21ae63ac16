import { createElement } from 'react';

import { FieldFrame, wiring } from '../../components/dashboard/form-fields.tsx';
import { Kept } from '../../components/kept.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { lateIconName } from '../../components/late-icons.ts';
import type { Site } from '../../layouts/site.ts';
import { catalogues } from '../../locales/index.ts';

const SYMBOLS = Object.entries(catalogues.tr.changes.value.icon).toSorted(([, one], [, other]) =>
  one.localeCompare(other, 'tr'),
);

interface SymbolSelectProps {
  site: Site;
  /** As it is kept: one that has no words is offered by its name, so that it is not lost. */
  value: string | null;
}

/**
 * A feature's symbol, chosen by picture and name; a browser whose choices hold words alone shows the
 * names.
 */
export function SymbolSelect({ site, value }: SymbolSelectProps) {
  const { t } = site;
  const field = { t, name: 'icon', label: t('features:field.icon'), hint: t('features:hint.icon') };
  const sheet = site.assets.asset('css/dashboard-features.css');
  const isUnknown = value !== null && !SYMBOLS.some(([name]) => name === value);
  return (
    <FieldFrame {...field} optional wide>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <select
        {...wiring(field)}
        className="input symbol-select"
        data-type="line"
        defaultValue={value ?? ''}
      >
        <Kept as="button" type="button" by="chosen-option" content={chosenOption} />
        <Choice site={site} value="" words={t('features:no_symbol')} />
        {isUnknown && <Choice site={site} value={value} words={value} />}
        {SYMBOLS.map(([name, words]) => (
          <Choice key={name} site={site} value={name} words={words} />
        ))}
      </select>
    </FieldFrame>
  );
}

/** Where a browser that draws pictures in a choice repeats the chosen one. */
const chosenOption = () => createElement('selectedcontent');

const Choice = ({ site, value, words }: { site: Site; value: string; words: string }) => (
  <Kept
    as="option"
    value={value}
    by={`symbol|${value}|${words}`}
    content={() => (
      <>
        <LateIcon site={site} name={lateIconName(value)} />
        {words}
      </>
    )}
  />
);
