import { createInstance, type TFunction } from 'i18next';

import { catalogues, type Namespace } from '../views/locales/index.ts';

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

export type Translate = TFunction<Namespace[]>;

/** Looks a text up by `namespace:key`; React escapes what is put into it. */
export const t: Translate = i18n.getFixedT('tr', namespaces);
