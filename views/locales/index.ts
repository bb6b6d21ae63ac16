import tr from './tr/index.ts';

/** The product speaks Turkish only; a second language is a second folder with the same keys. */
export const catalogues = { tr };

export type Catalogue = typeof tr;
export type Namespace = keyof Catalogue;

/** A key ends with its plural's form in the catalogue, and is asked for without it. */
type Plain<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base | Key : Key;

type Leaves<Texts, Path extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Path}${Plain<Key>}`
    : Leaves<Texts[Key], `${Path}${Key}.`>;
}[keyof Texts & string];

/**
 * Every text of the catalogue as `namespace:key`. A plain union: i18next's own types, which know
 * contexts, defaults and namespaces in lists, take the compiler minutes with thousands of texts.
 */
export type TextKey = { [Name in Namespace]: Leaves<Catalogue[Name], `${Name}:`> }[Namespace];
