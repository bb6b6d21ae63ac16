import type { Request, Response } from 'express';

import { NewUserPage } from '../../../views/dashboard/users/add.tsx';
import { UserPage } from '../../../views/dashboard/users/edit.tsx';
import { UsersPage } from '../../../views/dashboard/users/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentUser, presentUserRow } from '../../presenters/accounts/users.ts';
import { getUser, listUsers } from '../../queries/accounts/users.ts';
import { IdParams } from '../../schemas/common.ts';
import { UserListPage } from '../../schemas/users.ts';
import { historyOf } from './history.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(UserListPage, req.query);
  const { rows, total } = await listUsers(db, query);
  await sendDashboardPage(req, res, UsersPage, { rows: rows.map(presentUserRow), total, query });
}

export async function add(req: Request, res: Response) {
  await sendDashboardPage(req, res, NewUserPage, {});
}

export async function edit(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const user = await getUser(db, id);
  const history = await historyOf('user', { id });
  await sendDashboardPage(req, res, UserPage, {
    user: presentUser(user),
    history,
  });
}
