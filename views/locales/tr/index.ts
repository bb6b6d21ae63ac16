import booking from './booking.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import constraints from './constraints.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import enquire from './enquire.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import listing from './listing.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import mails from './mails.json' with { type: 'json' };
import quote from './quote.json' with { type: 'json' };
import reservations from './reservations.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };
import villa from './villa.json' with { type: 'json' };

/** One namespace per file; a view says t('namespace:key'). */
export default {
  booking,
  cards,
  common,
  constraints,
  dashboard,
  enquire,
  dates,
  errors,
  home,
  layout,
  listing,
  login,
  mail,
  mails,
  quote,
  reservations,
  start,
  states,
  villa,
};
