import { createHash } from 'node:crypto';

import { sql } from 'kysely';
import sharp from 'sharp';

import { countQueries, jobsDb } from '../../server/db/index.ts';
import { readEnv } from '../../server/env.ts';
import { completeStays } from '../../server/jobs/complete-stays.ts';
import { encodePictures } from '../../server/jobs/encode-pictures.ts';
import { expireDueOptions } from '../../server/jobs/expire-options.ts';
import { JOBS, runJob, startJobs, stopJobs, wakeMails } from '../../server/jobs/index.ts';
import { pruneAt } from '../../server/jobs/prune.ts';
import { refreshSearch } from '../../server/jobs/refresh-search.ts';
import { sendMails } from '../../server/jobs/send-mails.ts';
import { metricsText } from '../../server/metrics.ts';
import { insertStoredPicture, lockPicture } from '../../server/queries/files/stored-pictures.ts';
import { getMail } from '../../server/queries/mail/mails.ts';
import { listStaysOver } from '../../server/queries/reports/stays-over.ts';
import { mediaStore } from '../../server/services/files/media-store.ts';
import { addAvif } from '../../server/services/files/picture-uploads.ts';
import { pictureKey, preparePicture, storePrepared } from '../../server/services/files/pictures.ts';
import { queueMail } from '../../server/services/mail/mail.ts';
import { signedIn, site } from '../support/api.ts';
import { createBoat, createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { createReservation, createUser, createVilla, PASSWORD } from '../support/factories.ts';
import { waiting } from '../support/gates.ts';
import { startMailServer } from '../support/mail-server.ts';
import { createMailedReservation } from '../support/mailed-reservation.ts';
import { until } from '../support/until.ts';

/** Milliseconds: the first start makes the queue's own tables, perhaps on a busy machine. */
const PATIENCE = 30_000;

describe('the queue', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    server = await startMailServer();
    readEnv().SMTP_URL = server.url;
    await startJobs();
  }, PATIENCE);

  afterAll(async () => {
    await stopJobs();
    await server.close();
  }, PATIENCE);

  test('runs every job by Istanbul’s clock', async () => {
    const { rows } = await sql<{ name: string; cron: string; timezone: string }>`
      select name, cron, timezone from pgboss.schedule`.execute(db);
    expect(rows).toHaveLength(JOBS.length);
    for (const { name, cron } of JOBS)
      expect(rows).toContainEqual({ name, cron, timezone: 'Europe/Istanbul' });
  });

  test('is started once, however often it is asked to', async () => {
    await startJobs();
    const { rows } = await sql<{ queues: number }>`
      select count(*)::int as queues from pgboss.queue where name = any(${JOBS.map(({ name }) => name)})`.execute(
      db,
    );
    expect(rows[0]?.queues).toBe(JOBS.length);
  });

  test(
    'sends a mail as soon as it is woken',
    async () => {
      const id = await queueMail(db, {
        template_code: null,
        recipient: 'ayse@ornek.example',
        subject: 'Merhaba',
        html: '<p>Merhaba</p>',
        text: 'Merhaba',
        event_key: 'jobs:1',
      });
      wakeMails();
      await until(async () => (await getMail(db, id ?? 0)).state === 'SENT');
      expect(server.received).toHaveLength(1);
    },
    PATIENCE,
  );

  test(
    'tells at once whose password was changed, whoever changed it',
    async () => {
      const user = await createUser();
      const { bearer } = await signedIn(user);
      const password = 'yepyeni bir parola cümlesi';
      await site
        .put('/v1/admin/account/password')
        .set('authorization', bearer)
        .send({ current: PASSWORD, password, repeated: password })
        .expect(200);
      await until(async () => server.received.some(({ to }) => to.includes(user.email)));
      const told = server.received.filter(({ to }) => to.includes(user.email));
      expect(told).toHaveLength(1);
      await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    },
    PATIENCE,
  );

  test(
    'keeps of a run that a row broke which rule it was, and nothing of the row',
    async () => {
      await sql`alter table mails add constraint mails__never_tried
        check (attempts = 0) not valid`.execute(db);
      await queueMail(db, {
        template_code: null,
        recipient: 'fatma.gizli@ornek.example',
        subject: 'Gizli',
        html: '<p>Gizli</p>',
        text: 'Gizli',
        event_key: 'jobs:2',
      });
      const run = runJob(sendMails).catch((error: unknown) => error);
      const quoting = await sendMails.run().catch((error: unknown) => error);
      wakeMails();
      const kept = sql<{ output: Record<string, string> }>`
        select output from pgboss.job where name = ${sendMails.name} and output is not null`;
      await until(async () => (await kept.execute(db)).rows.some(({ output }) => output.code));
      await sql`alter table mails drop constraint mails__never_tried`.execute(db);

      expect(quoting).toMatchObject({ detail: expect.stringContaining('fatma.gizli@') });
      const told = (await kept.execute(db)).rows.map(({ output }) => output);
      expect(told).toContainEqual(
        expect.objectContaining({ code: '23514', constraint: 'mails__never_tried' }),
      );
      expect(JSON.stringify([told, await run])).not.toContain('izli');
    },
    PATIENCE,
  );
});

test('waking mails where no jobs run does nothing', () => {
  expect(() => wakeMails()).not.toThrow();
});

test('jobs take few connections, none of the visitors’, and their statements are counted', async () => {
  const LOCK = 4711;
  const waiting = async () => {
    const { rows } = await sql<{ many: number }>`
      select count(*)::int as many from pg_locks
      where locktype = 'advisory' and objid = ${LOCK} and not granted
    `.execute(db);
    return rows[0]?.many ?? 0;
  };
  let most = 0;
  const { queries } = await countQueries(async () => {
    const held = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      const jobs = Array.from({ length: 12 }, () =>
        sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(jobsDb),
      );
      await until(async () => (await waiting()) >= 4);
      // More connections than these would be there by the last of these looks.
      for (let look = 0; look < 20; look += 1) most = Math.max(most, await waiting());
      return jobs;
    });
    for (const job of await held) await job;
  });

  expect(most).toBe(4);
  expect(queries.filter((query) => query.includes('lock_shared'))).toHaveLength(12);
});

test('a job that fails is counted and fails on, so that it is tried again', async () => {
  const failing = {
    name: 'failing',
    cron: '* * * * *',
    run: () => Promise.reject(new Error('no')),
  };
  await expect(runJob(failing)).rejects.toThrow('no');
  expect((await metricsText()).text).toContain('koy_job_failures_total{job="failing"} 1');
});

test('an option whose time is over ends, and the guest is told once', async () => {
  const id = await createMailedReservation({
    reservation_id: 'K7M2-EXP1R3D',
    stay: '[2036-08-15,2036-08-22)',
    status: 'OPTION',
    option_until: '2026-01-01T10:00:00Z',
  });
  await expireDueOptions.run();
  await expireDueOptions.run();
  expect(await statusOf(id)).toBe('EXPIRED');
  const mails = await db
    .selectFrom('mails')
    .select('template_code')
    .where('reservation_id', '=', id)
    .execute();
  expect(mails).toEqual([{ template_code: 'reservation_expired' }]);
});

test.each([
  ['a stay that is over is completed', '[2026-01-10,2026-01-17)', 'COMPLETED'],
  ['one that goes on is left alone', '[2096-01-10,2096-01-17)', 'CHECKED_IN'],
])('%s', async (_, stay, status) => {
  const id = await createMailedReservation({
    reservation_id: status === 'COMPLETED' ? 'K7M2-STAYED1' : 'K7M2-STAY1NG',
    stay,
    status: 'CHECKED_IN',
    confirmed_at: '2026-01-01T10:00:00Z',
  });
  await completeStays.run();
  await completeStays.run();
  expect(await statusOf(id)).toBe(status);
});

test('a stay is over at the hour of departure, a charter at the boat’s, a day trip after its evening', async () => {
  const villa = await createVilla({ check_out_time: '10:00' });
  const boat = await createBoat({ leaving_time: '18:00' });
  const under = { status: 'CHECKED_IN', check_in: '2037-08-02', check_out: '2037-08-09' };
  const stay = await createReservation({ villa_id: villa.id, ...under });
  const week = await createBoatReservation({ boat_id: boat.id, unit: 'WEEK', ...under });
  const days = await createBoatReservation({
    ...{ boat_id: (await createBoat({ leaving_time: '10:00' })).id, unit: 'DAY' },
    ...under,
  });
  const trip = await createBoatReservation({
    ...{ boat_id: (await createBoat()).id, unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
    ...{ status: 'CHECKED_IN', check_in: '2037-08-08', check_out: '2037-08-09' },
  });
  const at = async (time: string) => {
    const over = async (kind: 'villa' | 'boat') =>
      (await listStaysOver(db, `2037-08-${time}`, kind)).map(({ id }) => id);
    const boats = await over('boat');
    const charters = [week, days, trip].map(({ id }) => boats.includes(id));
    return [(await over('villa')).includes(stay.id), ...charters];
  };

  expect(await at('08T23:05:00')).toEqual([false, false, false, false]);
  expect(await at('09T00:05:00')).toEqual([false, false, false, true]);
  expect(await at('09T10:05:00')).toEqual([true, false, true, true]);
  expect(await at('09T18:05:00')).toEqual([true, true, true, true]);
});

test('a stay that cannot be completed keeps no other waiting, and is told in the end', async () => {
  const stay = (reservation_id: string, day: number) =>
    createMailedReservation({
      reservation_id,
      stay: `[2026-02-${day},2026-02-${day + 3})`,
      status: 'CHECKED_IN',
      confirmed_at: '2026-01-01T10:00:00Z',
    });
  const bad = await stay('K7M2-BADR0W1', 10);
  const good = await stay('K7M2-G00DR0W', 20);
  await sql`create function refuse_it() returns trigger language plpgsql
    as 'begin raise exception ''a bad row''; end'`.execute(db);
  await sql`create trigger bad before update on reservations for each row
    when (old.reservation_id = 'K7M2-BADR0W1') execute function refuse_it()`.execute(db);

  const run = completeStays.run();

  await expect(run).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'a bad row' })],
  });
  expect([await statusOf(bad), await statusOf(good)]).toEqual(['CHECKED_IN', 'COMPLETED']);
  await sql`drop trigger bad on reservations`.execute(db);
});

test('a picture that cannot be encoded keeps no other waiting', async () => {
  const picture = (hash: string, created_at: string) => ({
    ...{ hash, created_at, width: 360, height: 240, bytes: 10, colour: '#808080' },
  });
  const [bad, good] = ['bad', 'good'].map((name) =>
    createHash('sha256').update(name).digest('hex'),
  );
  await db
    .insertInto('stored_pictures')
    .values([picture(`${bad}`, '2026-01-01T00:00Z'), picture(`${good}`, '2026-01-02T00:00Z')])
    .execute();
  await mediaStore().put(pictureKey(`${bad}`, 360, 'jpg'), Buffer.from('no picture'));

  await expect(encodePictures.run()).rejects.toThrow('Some pictures could not be encoded');

  const rows = await db.selectFrom('stored_pictures').select(['hash', 'avif_at']).execute();
  expect(rows.filter(({ avif_at }) => avif_at).map(({ hash }) => hash)).toEqual([good]);
});

test('a picture that is removed while it is encoded gets no files any more', async () => {
  const bytes = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#305070' },
  })
    .jpeg()
    .toBuffer();
  const picture = await storePrepared(mediaStore(), await preparePicture(bytes));
  await insertStoredPicture(db, picture);
  const removal = await db.startTransaction().execute();
  await lockPicture(removal, picture.hash);
  await removal.deleteFrom('stored_pictures').where('hash', '=', picture.hash).execute();

  const encoding = addAvif(db, picture);
  await until(async () => (await waiting()) > 0);
  await removal.commit().execute();
  await encoding;

  expect(await mediaStore().has(pictureKey(picture.hash, 360, 'avif'))).toBe(false);
});

test('what has ended is pruned, what lives stays', async () => {
  const now = Temporal.Instant.from('2026-07-09T10:00:00Z');
  const hours = (count: number) => now.add({ hours: count }).toString();
  await db
    .insertInto('sessions')
    .values([
      { sid: 'ended', sess: '{}', expire: hours(-1) },
      { sid: 'live', sess: '{}', expire: hours(1) },
    ])
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values([
      { scope: 's', key: 'old', request_hash: 'h', created_at: hours(-25) },
      { scope: 's', key: 'new', request_hash: 'h', created_at: hours(-23) },
    ])
    .execute();
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'past', points: 1, expire: now.epochMilliseconds - 1 },
      { key: 'still', points: 1, expire: now.epochMilliseconds + 1 },
    ])
    .execute();

  expect(await pruneAt(db, now)).toEqual({
    sessions: 1,
    idempotency_keys: 1,
    one_time_codes: 0,
    rate_limits: 1,
  });
  expect(await pruneAt(db, now)).toMatchObject({ sessions: 0, rate_limits: 0 });
  expect(await db.selectFrom('sessions').select('sid').execute()).toEqual([{ sid: 'live' }]);
});

test('the search tables are made anew for every villa', async () => {
  await createMailedReservation({ reservation_id: 'K7M2-S34RCH1' });
  await db.deleteFrom('villa_search').execute();
  await refreshSearch.run();
  const { rows } = await sql<{ same: boolean }>`
    select (select count(*) from villa_search) = (select count(*) from villas) as same`.execute(db);
  expect(rows[0]?.same).toBe(true);
});

async function statusOf(id: number): Promise<string> {
  const { status } = await db
    .selectFrom('reservations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
