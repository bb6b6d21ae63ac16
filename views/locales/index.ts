import tr from './tr/index.ts';

/** The product speaks Turkish only; a second language is a second folder with the same keys. */
export const catalogues = { tr };

export type Catalogue = typeof tr;
export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
