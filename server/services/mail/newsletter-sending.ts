import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { eachByItself } from '../../each-by-itself.ts';
import {
  countWaitingNewsletters,
  listNextRecipients,
  listSendingNewsletters,
  lockSendingNewsletter,
  updateNewsletter,
} from '../../queries/mail/newsletters.ts';
import { queueMail } from './mail.ts';
import { readMailTexts } from './mail-texts.ts';
import { newsletterMail } from './newsletter-mails.ts';

/** So many mails a run makes, so that a guest's mail never waits behind thousands. */
export const NEWSLETTERS_A_RUN = 100;
/** With so many still unsent, the mail server is slower than we are: nothing is added. */
const MOST_WAITING = 200;

/**
 * Makes the next mails of every newsletter that is going out. Each newsletter remembers whom it
 * reached in the transaction that made the mails, so a run that dies leaves nobody out and nobody
 * twice. Resolves with how many mails were made.
 */
export async function queueNewsletters(pool: Db): Promise<number> {
  let queued = 0;
  const queue = async ({ id }: { id: number }) => {
    queued += await queueSome(pool, id);
  };
  const going = await listSendingNewsletters(pool);
  await eachByItself(going, queue, 'Some newsletters could not be queued');
  return queued;
}

function queueSome(pool: Db, id: number): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const newsletter = await lockSendingNewsletter(db, id);
    if (!newsletter) return 0;
    const room = Math.min(NEWSLETTERS_A_RUN, MOST_WAITING - (await countWaitingNewsletters(db)));
    if (room <= 0) return 0;
    const recipients = await listNextRecipients(db, newsletter, room);
    const texts = await readMailTexts(db, 'newsletter');
    for (const recipient of recipients)
      await queueMail(db, newsletterMail(newsletter, recipient, texts));
    await noteProgress(db, newsletter, { recipients, isLast: recipients.length < room });
    return recipients.length;
  });
}

async function noteProgress(
  db: Db,
  {
    id,
    last_subscriber_id,
    queued_count,
  }: { id: number; last_subscriber_id: number; queued_count: number },
  { recipients, isLast }: { recipients: { id: number }[]; isLast: boolean },
): Promise<void> {
  await updateNewsletter(db, id, {
    last_subscriber_id: recipients.at(-1)?.id ?? last_subscriber_id,
    queued_count: queued_count + recipients.length,
    ...(isLast ? { state: 'SENT', finished_at: now().toString() } : {}),
  });
}
