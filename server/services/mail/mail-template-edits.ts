import type { Db } from '../../db/index.ts';
import { invalid, notFound } from '../../errors.ts';
import {
  getTemplateForUpdate,
  insertTemplates,
  listTemplates,
  updateTemplate,
} from '../../queries/mail/mail-templates.ts';
import { listMailedPictures } from '../../queries/mail/mails.ts';
import type { Flags } from '../../schemas/common.ts';
import type { TemplateChanges } from '../../schemas/mail-desk.ts';
import { audit, type Doer } from '../audit.ts';
import { fieldsBefore } from '../changed-fields.ts';
import { setFlags } from '../content/flags.ts';
import { dropPictures, picturesIn } from '../content/text-pictures.ts';
import { refuseStale } from '../stale-rows.ts';
import {
  defaultMailTemplate,
  defaultMailTemplates,
  isMailTemplateCode,
  type MailTemplateCode,
  mailRules,
  mailTextProblem,
} from './mail-templates.ts';

/** All templates; those the product has and the table does not are added first. */
export async function allTemplates(db: Db) {
  const rows = await listTemplates(db);
  const known = new Set(rows.map(({ code }) => code));
  const missing = defaultMailTemplates().filter(({ code }) => !known.has(code));
  if (missing.length === 0) return rows;
  await insertTemplates(db, missing);
  return listTemplates(db);
}

/** Changes a template's texts. 422 with the `{{names}}` that it does not know or that are torn; 409 `stale` */
export async function editTemplate(
  pool: Db,
  id: number,
  { version, ...texts }: TemplateChanges,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const template = await getTemplateForUpdate(db, id);
    refuseUnknownNames(codeOf(template.code), texts);
    const before = fieldsBefore(template, texts);
    refuseStale(template, version, before);
    await updateTemplate(db, id, texts);
    const change = { entity: 'mail_template', entity_id: id, before, after: texts };
    await audit(db, doer, { action: 'mail_template.edited', ...change });
    return template;
  });
  await dropPicturesOf(pool, former);
}

/** Switches templates, all or none; which changed. 422 for one that is always sent. */
export async function switchTemplates(pool: Db, flags: Flags, doer: Doer): Promise<number[]> {
  if (!flags.active) await refuseAlwaysSent(pool, flags.ids);
  const flag = { table: 'mail_templates', column: 'active', entity: 'mail_template' } as const;
  return setFlags(pool, flag, flags, doer);
}

async function refuseAlwaysSent(db: Db, ids: readonly number[]): Promise<void> {
  const rows = await listTemplates(db);
  const always = new Set(
    rows
      .filter(({ code }) => isMailTemplateCode(code) && mailRules(code).always)
      .map(({ id }) => id),
  );
  const problems = ids.flatMap((id, at) => (always.has(id) ? [[`ids.${at}`, 'always_sent']] : []));
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** Gives a template the texts that the product came with. */
export async function resetTemplate(pool: Db, id: number, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const template = await getTemplateForUpdate(db, id);
    const { subject, body } = defaultMailTemplate(codeOf(template.code));
    const after = { subject, body };
    const before = fieldsBefore(template, after);
    await updateTemplate(db, id, after);
    const change = { entity: 'mail_template', entity_id: id, before, after };
    await audit(db, doer, { action: 'mail_template.reset', ...change });
    return template;
  });
  await dropPicturesOf(pool, former);
}

/** Not those that a mail made of it shows: it is read in a guest's mailbox, and in the outbox. */
async function dropPicturesOf(
  pool: Db,
  { code, body }: { code: string; body: string },
): Promise<void> {
  const hashes = picturesIn(body);
  if (hashes.length === 0) return;
  const mailed = new Set(await listMailedPictures(pool, code, hashes));
  await dropPictures(
    pool,
    hashes.filter((hash) => !mailed.has(hash)),
  );
}

/** @throws 422 with what is wrong with each field's names */
export function refuseUnknownNames(
  code: MailTemplateCode,
  texts: { subject?: string | undefined; body?: string | undefined },
): void {
  const problems = Object.entries(texts).flatMap(([field, text]) => {
    const problem = mailTextProblem(code, text ?? '');
    return problem ? [[field, problem] as const] : [];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** @throws 404 for a row of a template that the product no longer has */
export function codeOf(code: string): MailTemplateCode {
  if (!isMailTemplateCode(code)) throw notFound('mail template');
  return code;
}
