import { createInstance } from 'i18next';

import { catalogues, type Namespace, type TextKey } from '../views/locales/index.ts';
import { apart } from './shared/typed-text.ts';

const namespaces = Object.keys(catalogues.tr) as Namespace[];

const i18n = createInstance();
void i18n.init({
  resources: catalogues,
  lng: 'tr',
  fallbackLng: 'tr',
  ns: namespaces,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Says a text of the catalogue, with `values` put into it; `count` chooses the plural. */
export type Translate = (key: TextKey, values?: Record<string, unknown>) => string;

type LookUp = (key: string, values?: Record<string, unknown>) => string;

const found = i18n.getFixedT('tr', namespaces);
const lookUp: LookUp = (key, values) => found(key, values ?? {});

const texts = new Map<string, string>();
const taken = { none: new Map<string, Parts>(), one: new Map(), other: new Map() };

/** A text taken apart: words, a name in braces, words …; null: one that only i18next can fill in. */
type Parts = string[] | null;

/**
 * Says a text whose key is made of a code that comes from data, so that the compiler can't know it;
 * tests hold such codes and the catalogue together. A page asks hundreds of times, so what i18next
 * found is kept: asking it each time was two thirds of a render.
 */
export const say: LookUp = (key, values) => {
  if (!values) return textOf(key);
  if ('defaultValue' in values) return sayOr(key, values);
  const parts = partsOf(key, values);
  if (!parts) return lookUp(key, values);
  let text = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const value = values[parts[at] ?? ''];
    text += (typeof value === 'string' ? apart(value) : (value ?? '')) + (parts[at + 1] ?? '');
  }
  return text;
};

const known = { none: new Map<string, boolean>(), one: new Map(), other: new Map() };

/**
 * What a code that may have no text is said by then. i18next looks for such a key in every namespace, each time:
 * that was nine tenths of a file of the log.
 */
function sayOr(key: string, { defaultValue, ...values }: Record<string, unknown>): string {
  const count = typeof values.count === 'number' ? values.count : undefined;
  const kept = known[pluralOf(count)];
  const isKnown = kept.get(key) ?? i18n.exists(key, { ns: namespaces, count });
  kept.set(key, isKnown);
  if (isKnown) return say(key, values);
  const isPlain = typeof defaultValue === 'string' && !/\{\{|\$t\(/.test(defaultValue);
  return isPlain ? defaultValue : lookUp(key, { ...values, defaultValue });
}

/** Looks a text up by `namespace:key`; React escapes what is put into it. */
export const t: Translate = say;

function textOf(key: string): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = lookUp(key);
    texts.set(key, text);
  }
  return text;
}

/** Values that i18next reads as wishes: with them it is asked each time. */
const WISHES = new Set(['context', 'defaultValue', 'ns', 'lng', 'returnObjects', 'joinArrays']);

function partsOf(key: string, values: Record<string, unknown>): Parts {
  for (const name in values) if (WISHES.has(name)) return null;
  const count = typeof values.count === 'number' ? values.count : undefined;
  const kept = taken[pluralOf(count)];
  let parts = kept.get(key);
  if (parts === undefined) {
    parts = takenApart(lookUp(key, { count, skipInterpolation: true }));
    kept.set(key, parts);
  }
  return parts;
}

/** The two forms of Turkish (CLDR). */
function pluralOf(count: number | undefined): keyof typeof taken {
  if (count === undefined) return 'none';
  return count === 1 ? 'one' : 'other';
}

function takenApart(text: string): Parts {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const isPlain = parts.every((part) => !part.includes('{{') && !part.includes('$t('));
  return isPlain ? parts : null;
}
