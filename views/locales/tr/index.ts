import account from './account.json' with { type: 'json' };
import affairs from './affairs.json' with { type: 'json' };
import api from './api.json' with { type: 'json' };
import banks from './banks.json' with { type: 'json' };
import blog from './blog.json' with { type: 'json' };
import boats from './boats.json' with { type: 'json' };
import booking from './booking.json' with { type: 'json' };
import btrans from './btrans.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import changes from './changes.json' with { type: 'json' };
import comments from './comments.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import compare from './compare.json' with { type: 'json' };
import constraints from './constraints.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import desk from './desk.json' with { type: 'json' };
import discounts from './discounts.json' with { type: 'json' };
import docs from './docs.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import editor from './editor.json' with { type: 'json' };
import enquire from './enquire.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import exchange from './exchange.json' with { type: 'json' };
import exports from './exports.json' with { type: 'json' };
import external from './external.json' with { type: 'json' };
import extras from './extras.json' with { type: 'json' };
import faq from './faq.json' with { type: 'json' };
import features from './features.json' with { type: 'json' };
import feeds from './feeds.json' with { type: 'json' };
import find from './find.json' with { type: 'json' };
import fleet from './fleet.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import landings from './landings.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import listing from './listing.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import mails from './mails.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import marinas from './marinas.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import ministry from './ministry.json' with { type: 'json' };
import newsletters from './newsletters.json' with { type: 'json' };
import occupancy from './occupancy.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import ops from './ops.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import payments from './payments.json' with { type: 'json' };
import personaldata from './personaldata.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };
import prices from './prices.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import quote from './quote.json' with { type: 'json' };
import reservations from './reservations.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import richtext from './richtext.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import showcases from './showcases.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };
import subscribers from './subscribers.json' with { type: 'json' };
import transactions from './transactions.json' with { type: 'json' };
import users from './users.json' with { type: 'json' };
import villa from './villa.json' with { type: 'json' };
import villas from './villas.json' with { type: 'json' };

/** One namespace per file; a view says t('namespace:key'). */
export default {
  account,
  api,
  affairs,
  banks,
  blog,
  boats,
  booking,
  btrans,
  calendar,
  cards,
  changes,
  comments,
  common,
  company,
  compare,
  constraints,
  contact,
  dashboard,
  desk,
  discounts,
  docs,
  documents,
  editor,
  enquire,
  dates,
  errors,
  exchange,
  exports,
  extras,
  external,
  faq,
  features,
  feeds,
  find,
  fleet,
  home,
  landings,
  layout,
  legal,
  listing,
  login,
  mail,
  mails,
  map,
  messages,
  ministry,
  offers,
  ops,
  newsletters,
  pages,
  occupancy,
  marinas,
  payments,
  personaldata,
  pictures,
  prices,
  policies,
  posts,
  questions,
  quote,
  reservations,
  richtext,
  review,
  settings,
  showcases,
  start,
  states,
  transactions,
  subscribers,
  users,
  villa,
  villas,
};
