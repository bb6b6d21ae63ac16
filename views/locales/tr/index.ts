import api from './api.json' with { type: 'json' };
import banks from './banks.json' with { type: 'json' };
import blog from './blog.json' with { type: 'json' };
import boats from './boats.json' with { type: 'json' };
import booking from './booking.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import compare from './compare.json' with { type: 'json' };
import constraints from './constraints.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import desk from './desk.json' with { type: 'json' };
import docs from './docs.json' with { type: 'json' };
import enquire from './enquire.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import exports from './exports.json' with { type: 'json' };
import faq from './faq.json' with { type: 'json' };
import feeds from './feeds.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import listing from './listing.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import mails from './mails.json' with { type: 'json' };
import payments from './payments.json' with { type: 'json' };
import quote from './quote.json' with { type: 'json' };
import reservations from './reservations.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };
import users from './users.json' with { type: 'json' };
import villa from './villa.json' with { type: 'json' };

/** One namespace per file; a view says t('namespace:key'). */
export default {
  api,
  banks,
  blog,
  boats,
  booking,
  cards,
  common,
  company,
  compare,
  constraints,
  contact,
  dashboard,
  desk,
  docs,
  enquire,
  dates,
  errors,
  exports,
  faq,
  feeds,
  home,
  layout,
  listing,
  login,
  mail,
  mails,
  payments,
  quote,
  reservations,
  start,
  states,
  users,
  villa,
};
