import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  messageColumns,
  presentMessage,
  presentMessageRow,
} from '../../presenters/reservations/desk.ts';
import { getMessage, listMessages } from '../../queries/content/contact-desk.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  MessageIds,
  MessageList,
  MessageReply,
  MessageState,
  MessageStates,
} from '../../schemas/desk.ts';
import {
  answerMessage,
  deleteMessage,
  deleteMessages,
  markMessage,
  markMessages,
} from '../../services/content/contact-desk.ts';
import { onlyOnce } from '../../services/idempotency.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(MessageList, req.query);
  await sendList(req, res, wanted, {
    name: 'messages',
    read: (source, page) => listMessages(source, { ...wanted, ...page }),
    present: presentMessageRow,
    columns: messageColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMessage(db, id);
  parseQuery(Nothing, req.query);
  await sendMessage(res, id);
}

export async function mark(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMessage(db, id);
  const { state } = parseBody(MessageState, req);
  await markMessage(db, id, state, doer(req, res));
  await sendMessage(res, id);
}

export async function markSeveral(req: Request, res: Response) {
  const states = parseBody(MessageStates, req);
  await markMessages(db, states, doer(req, res));
  res.json({ content: states });
}

export async function answer(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMessage(db, id);
  const reply = parseBody(MessageReply, req);
  const { status, body } = await onlyOnce(db, callOf(req, res, reply), async (transaction) => {
    await answerMessage(transaction, id, reply.answer, doer(req, res));
    return { status: 200, body: presentMessage(await getMessage(transaction, id)) };
  });
  wakeMails();
  res.status(status).json({ content: body });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMessage(db, id);
  parseBody(Nothing, req);
  await deleteMessage(db, id, doer(req, res));
  res.json({ content: { id } });
}

export async function removeSeveral(req: Request, res: Response) {
  const { ids } = parseBody(MessageIds, req);
  await deleteMessages(db, ids, doer(req, res));
  res.json({ content: { ids } });
}

async function sendMessage(res: Response, id: number) {
  res.json({ content: presentMessage(await getMessage(db, id)) });
}
