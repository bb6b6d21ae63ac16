import * as account from '../../controllers/api/account.ts';
import * as columnChoices from '../../controllers/api/column-choices.ts';
import * as fieldChecks from '../../controllers/api/field-checks.ts';
import * as find from '../../controllers/api/find.ts';
import * as ops from '../../controllers/api/ops.ts';
import * as overview from '../../controllers/api/overview.ts';
import * as personalData from '../../controllers/api/personal-data.ts';
import * as savedViews from '../../controllers/api/saved-views.ts';
import * as totp from '../../controllers/api/totp.ts';
import * as users from '../../controllers/api/users.ts';
import { staff, staffOrOwner } from '../../middleware/access.ts';
import { proved, provedForSome } from '../../middleware/proof.ts';
import { sessions } from '../../middleware/session.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** Who works here, with what they may look up and undo. Below /v1/admin. */
export const peopleCalls: Route[] = [
  // What waits for somebody
  get  ('/unreadcount',        staffOrOwner, overview.unread),
  get  ('/other',              staffOrOwner, overview.other),
  get  ('/find',               staffOrOwner, find.show),

  // One's own account
  get  ('/account/sessions',   staffOrOwner, account.sessions),
  del  ('/account/sessions',   staffOrOwner, account.endOthers),
  del  ('/account/sessions/:id', staffOrOwner, account.endSession),
  put  ('/account/password',   staffOrOwner, account.setPassword),
  post ('/account/proof',      staffOrOwner, sessions, account.prove),
  post ('/account/totp',       staffOrOwner, totp.start),
  post ('/account/totp/confirm', staffOrOwner, totp.confirm),
  post ('/account/totp/codes', staffOrOwner, totp.renewCodes),
  del  ('/account/totp',       staffOrOwner, totp.turnOff),

  // Operations
  get  ('/ops',                staff,        ops.show),
  get  ('/ops/audit',          staff,        ops.audit),
  post ('/ops/jobs/:job/run',  staff,        ops.runJob),

  // Users
  get  ('/users',              staff,        users.list),
  get  ('/users/select',       staff,        users.select),
  patch('/users/activity',     staff,        provedForSome, users.setActivity),
  get  ('/users/:id',          staff,        users.show),
  post ('/users',              staff,        provedForSome, users.create),
  put  ('/users/:id',          staff,        provedForSome, users.update),
  post ('/users/:id/link',     staff,        provedForSome, users.invite),
  del  ('/users/:id/totp',     staff,        proved, totp.takeFrom),
  del  ('/users/:id/sessions', staff,        users.endSessions),

  // What a guest may ask for (KVKK m.11); who the guest is stands in the body alone
  post ('/personaldata/search', staff,       proved, personalData.search),
  post ('/personaldata/export', staff,       proved, personalData.take),
  post ('/personaldata/erase',  staff,       proved, personalData.erase),

  // Somebody's own views of a list
  get  ('/savedviews',         staff,        savedViews.list),
  post ('/savedviews',         staff,        savedViews.create),
  put  ('/savedviews/:id',     staff,        savedViews.update),
  del  ('/savedviews/:id',     staff,        savedViews.remove),
  // … and the columns of it they want to see
  put  ('/columns',            staff,        columnChoices.update),

  // What a form says as somebody leaves a field
  post ('/fields/preview',     staffOrOwner, fieldChecks.preview),
];
