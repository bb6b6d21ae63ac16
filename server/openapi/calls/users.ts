import { SessionsEnded } from '../../schemas/answers/account.ts';
import { Flagged } from '../../schemas/answers/common.ts';
import { UserAnswer, UserInvited, UserListItem, UserName } from '../../schemas/answers/users.ts';
import { Nothing } from '../../schemas/common.ts';
import { NewUser, UserActivity, UserChanges, UserList, UserSelect } from '../../schemas/users.ts';
import { all, type Calls, created, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const users: Calls = {
  listUsers:     { route: 'GET /v1/admin/users',           query: UserList,    answer: paged(UserListItem) },
  listUserNames: { route: 'GET /v1/admin/users/select',    query: UserSelect,  answer: all(UserName) },
  flagUsers:     { route: 'PATCH /v1/admin/users/activity', body: UserActivity, answer: one(Flagged),       errors: { 409: ['own_account', 'last_admin'] } },
  showUser:      { route: 'GET /v1/admin/users/:id',       query: Nothing,     answer: one(UserAnswer) },
  createUser:    { route: 'POST /v1/admin/users',          body: NewUser,      answer: created(UserAnswer), errors: { 409: ['email_taken'] } },
  updateUser:    { route: 'PUT /v1/admin/users/:id',       body: UserChanges,  answer: one(UserAnswer),     errors: { 409: ['email_taken', 'stale', 'own_account', 'last_admin'] } },
  endUserSessions: { route: 'DELETE /v1/admin/users/:id/sessions', body: Nothing, answer: one(SessionsEnded) },
  inviteUser:    { route: 'POST /v1/admin/users/:id/link', body: Nothing,      answer: one(UserInvited),    errors: { 409: ['user_inactive'] } },
};
