import { closeDatabase, db, useDatabase } from '../../server/db/index.ts';
import { sendDueMails } from '../../server/services/mail/mail-sending.ts';
import { smtpTransport } from '../../server/services/mail/smtp.ts';

/** A process of its own that sends what is due, to be killed in the middle. */
const [database = '', smtp = ''] = process.argv.slice(2);

useDatabase(database);
const transport = smtpTransport(smtp);
process.stdout.write('sending\n');
await sendDueMails(db, transport, () => Temporal.Now.instant());
transport.close();
await closeDatabase();
