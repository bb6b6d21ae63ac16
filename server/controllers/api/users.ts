import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { provedDoer } from '../../middleware/proof.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentUser, presentUserRow, userColumns } from '../../presenters/accounts/users.ts';
import { getUser, listUserNames, listUsers } from '../../queries/accounts/users.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  NewUser,
  UserActivity,
  UserChanges,
  UserIdParams,
  UserList,
  UserSelect,
} from '../../schemas/users.ts';
import {
  createUser,
  editUser,
  endUserSessions,
  inviteAgain,
  switchUsers,
} from '../../services/accounts/users.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(UserList, req.query);
  await sendList(req, res, wanted, {
    name: 'users',
    read: (source, page) => listUsers(source, { ...wanted, ...page }),
    present: presentUserRow,
    columns: userColumns,
  });
}

export async function select(req: Request, res: Response) {
  const { role } = parseQuery(UserSelect, req.query);
  res.json({ content: await listUserNames(db, role) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(UserIdParams, req.params);
  const user = await getUser(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentUser(user) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewUser, req);
  const id = await createUser(db, wanted, provedDoer(req, res));
  wakeMails();
  res.status(201).json({ content: presentUser(await getUser(db, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(UserIdParams, req.params);
  await getUser(db, id);
  const changes = parseBody(UserChanges, req);
  await editUser(db, id, changes, provedDoer(req, res));
  wakeMails();
  res.json({ content: presentUser(await getUser(db, id)) });
}

export async function setActivity(req: Request, res: Response) {
  const wanted = parseBody(UserActivity, req);
  const changed = await switchUsers(db, wanted, provedDoer(req, res));
  res.json({ content: { ...wanted, changed } });
}

export async function endSessions(req: Request, res: Response) {
  const { id } = parse(UserIdParams, req.params);
  await getUser(db, id);
  parseBody(Nothing, req);
  res.json({ content: { ended: await endUserSessions(db, id, doer(req, res)) } });
}

/** Sends the invitation, or a link to a new password, once more. */
export async function invite(req: Request, res: Response) {
  const { id } = parse(UserIdParams, req.params);
  await getUser(db, id);
  parseBody(Nothing, req);
  const email = await inviteAgain(db, id, provedDoer(req, res));
  wakeMails();
  res.json({ content: { id, email } });
}
