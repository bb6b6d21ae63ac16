import type { Request, Response } from 'express';

import { BanksPage } from '../../../views/public/company/banks.tsx';
import { CarsPage } from '../../../views/public/company/cars.tsx';
import { DocumentsPage } from '../../../views/public/company/documents.tsx';
import { SecurePaymentPage } from '../../../views/public/company/payment.tsx';
import { db } from '../../db/index.ts';
import { keepPage, sendPage } from '../../page.ts';
import { sendPaper } from '../../paper.ts';
import { parsePath } from '../../parse.ts';
import { presentCompanyText } from '../../presenters/content/company.ts';
import { listBankAccounts } from '../../queries/content/bank-accounts.ts';
import { findContentPage } from '../../queries/content/content-pages.ts';
import { getDocument } from '../../queries/content/documents.ts';
import { DocumentParams } from '../../schemas/documents.ts';
import { listOfferedDocuments } from '../../services/content/documents.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';

/** The accounts money is sent to. */
export async function banks(req: Request, res: Response) {
  const [text, accounts] = await Promise.all([staffsText('bank'), listBankAccounts(db)]);
  keepPage(res);
  sendPage(req, res, BanksPage, { text, accounts });
}

/** The agency's papers; one whose file is not in the store is not offered. */
export async function documents(req: Request, res: Response) {
  const [text, papers] = await Promise.all([staffsText('document'), listOfferedDocuments(db)]);
  keepPage(res);
  sendPage(req, res, DocumentsPage, { text, documents: papers });
}

/** A paper as a download under the name staff gave it. */
export async function document(req: Request, res: Response) {
  const { id } = parsePath(DocumentParams, req.params);
  const { hash, file_name, mime } = await getDocument(db, id);
  res.set('Cache-Control', 'public, max-age=600');
  await sendPaper(res, { name: file_name, hash, mime });
}

/** What is paid, to whom and how it is protected. */
export async function securePayment(req: Request, res: Response) {
  const [text, accounts] = await Promise.all([staffsText('payment'), listBankAccounts(db)]);
  keepPage(res);
  const card = cardGateway()?.name ?? null;
  sendPage(req, res, SecurePaymentPage, { text, holders: [...holdersOf(accounts)], card });
}

/** Cars are the partners' business: staff's words about them. */
export async function cars(req: Request, res: Response) {
  const text = await staffsText('car');
  keepPage(res);
  sendPage(req, res, CarsPage, { text });
}

const staffsText = async (section: string) =>
  presentCompanyText(await findContentPage(db, section));

const holdersOf = (accounts: { holder: string }[]) => new Set(accounts.map(({ holder }) => holder));
