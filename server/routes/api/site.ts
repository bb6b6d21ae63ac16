import * as banks from '../../controllers/api/banks.ts';
import * as contentPages from '../../controllers/api/content-pages.ts';
import * as documents from '../../controllers/api/documents.ts';
import * as exchangeRates from '../../controllers/api/exchange-rates.ts';
import * as legalDocuments from '../../controllers/api/legal-documents.ts';
import * as settings from '../../controllers/api/settings.ts';
import { staff } from '../../middleware/access.ts';
import { proved, provedForSome } from '../../middleware/proof.ts';
import { takeDocument } from '../../middleware/uploads.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** What the site says of the agency. Below /v1/admin. */
export const siteCalls: Route[] = [
  // Banks
  get  ('/banks',              staff,        banks.list),
  post ('/banks',              staff,        proved, banks.create),
  patch('/banks/activity',     staff,        proved, banks.flag),
  patch('/banks/order',        staff,        banks.order),
  put  ('/banks/:id',          staff,        proved, banks.update),
  del  ('/banks/:id',          staff,        proved, banks.remove),

  // Exchange rates; /exchange/edit stands before /:section/edit
  get  ('/exchange',           staff,        exchangeRates.history),
  put  ('/exchange/edit',      staff,        exchangeRates.update),
  get  ('/getexchange',        staff,        exchangeRates.suggest),

  // Documents
  get  ('/documents',          staff,        documents.list),
  post ('/documents',          staff,        takeDocument('file'), documents.create),
  patch('/documents/order',    staff,        documents.order),
  put  ('/documents/edit',     staff,        contentPages.updateOf('document')),
  put  ('/documents/:id',      staff,        documents.update),
  del  ('/documents/:id',      staff,        documents.remove),

  // Company pages; eight of them have the specification's addresses (documents' is above)
  get  ('/pages',              staff,        contentPages.list),
  get  ('/pages/:section',     staff,        contentPages.show),
  put  ('/pages/:section',     staff,        contentPages.update),
  get  ('/pages/:section/versions', staff,   contentPages.history),
  get  ('/pages/:section/versions/:number', staff, contentPages.showVersion),
  post ('/pages/:section/restore', staff,    contentPages.restore),
  post ('/pages/:section/preview', staff,    contentPages.preview),
  put  ('/about/edit',         staff,        contentPages.updateOf('about')),
  put  ('/rental/edit',        staff,        contentPages.updateOf('rental')),
  put  ('/cancel/edit',        staff,        contentPages.updateOf('cancel')),
  put  ('/privacy/edit',       staff,        contentPages.updateOf('privacy')),
  put  ('/kvkk/edit',          staff,        contentPages.updateOf('kvkk')),
  put  ('/howrent/edit',       staff,        contentPages.updateOf('howrent')),
  put  ('/bank/edit',          staff,        contentPages.updateOf('bank')),

  // The texts that guests accept
  get  ('/legaldocuments',     staff,        legalDocuments.list),
  get  ('/legaldocuments/:kind', staff,      legalDocuments.show),
  get  ('/legaldocuments/:kind/editions', staff, legalDocuments.editions),
  post ('/legaldocuments/:kind/editions', staff, legalDocuments.publish),
  get  ('/legaldocuments/:kind/editions/:number', staff, legalDocuments.showEdition),
  post ('/legaldocuments/:kind/preview', staff, legalDocuments.preview),

  // Settings
  get  ('/site/edit',          staff,        settings.show('site')),
  put  ('/site/edit',          staff,        settings.update('site')),
  get  ('/contact/edit',       staff,        settings.show('contact')),
  put  ('/contact/edit',       staff,        provedForSome, settings.update('contact')),
  get  ('/social/edit',        staff,        settings.show('social')),
  put  ('/social/edit',        staff,        settings.update('social')),
];
