import { db } from '../db/index.ts';
import { openDatabase } from '../db/open.ts';
import { AppError } from '../errors.ts';
import { t } from '../i18n.ts';
import { SYSTEM } from '../services/audit.ts';
import { erasePersonalData } from '../services/guests/erase-person.ts';
import { exportPersonalData } from '../services/guests/export-person.ts';
import { personOf } from '../services/guests/personal-data.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';
import { typedArguments } from './typed-arguments.ts';
import { typedFolder } from './typed-folder.ts';

/**
 * `npm run privacy -- export <e-mail or phone> <folder>` and `npm run privacy -- erase <e-mail or phone>
 * [reason]`: what a guest may ask for by KVKK m.11.
 */
await runScript(async () => {
  const [verb, contact = '', rest] = typedArguments('privacy_usage', { least: 2, most: 3 });
  const person = personOf(contact);
  const isSomebody = person.email !== null || person.phone !== null;
  if (!isSomebody || !(verb === 'erase' || (verb === 'export' && rest)))
    throw new StartError('privacy_usage');
  const database = await openDatabase();
  try {
    if (verb === 'export') {
      const folder = typedFolder(rest ?? '');
      const rows = await exportPersonalData(db, person, folder);
      // Nor must it pass for an answer to who asked what is kept of them.
      if (rows === 0) throw new StartError('privacy_nothing');
      console.log(t('start:privacy.exported', { rows, folder }));
      return;
    }
    const reason = rest ?? t('desk:destroyed.wish');
    const wish = { doer: SYSTEM, reason };
    const { erased, kept, data } = await erasePersonalData(db, person, wish).catch(asSentence);
    // A slip of the keyboard must not pass for a wish that was granted.
    if (erased.length + kept.length + data.length === 0) throw new StartError('privacy_nobody');
    console.log(t('start:privacy.erased', { bookings: erased.length }));
    for (const each of kept) console.log(t('start:privacy.kept', { ...each }));
  } finally {
    await database.close();
  }
});

/** A refusal of the service, as the sentence that a person is told. */
function asSentence(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'bookings_running') throw error;
  throw new Error(t('errors:bookings_running', { codes: String(error.values.codes) }));
}
