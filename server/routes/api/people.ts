import * as account from '../../controllers/api/account.ts';
import * as find from '../../controllers/api/find.ts';
import * as ops from '../../controllers/api/ops.ts';
import * as overview from '../../controllers/api/overview.ts';
import * as savedViews from '../../controllers/api/saved-views.ts';
import * as users from '../../controllers/api/users.ts';
import { staff, staffOrOwner } from '../../middleware/access.ts';
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

  // Operations
  get  ('/ops',                staff,        ops.show),
  get  ('/ops/audit',          staff,        ops.audit),
  post ('/ops/jobs/:job/run',  staff,        ops.runJob),

  // Users
  get  ('/users',              staff,        users.list),
  get  ('/users/select',       staff,        users.select),
  patch('/users/activity',     staff,        users.setActivity),
  get  ('/users/:id',          staff,        users.show),
  post ('/users',              staff,        users.create),
  put  ('/users/:id',          staff,        users.update),
  post ('/users/:id/link',     staff,        users.invite),
  del  ('/users/:id/sessions', staff,        users.endSessions),

  // Somebody's own views of a list
  get  ('/savedviews',         staff,        savedViews.list),
  post ('/savedviews',         staff,        savedViews.create),
  del  ('/savedviews/:id',     staff,        savedViews.remove),
];
