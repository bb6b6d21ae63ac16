import { db, pool } from '../../server/db/index.ts';
import { startHearingChanges, stopHearingChanges } from '../../server/services/cache-listener.ts';
import { paths } from '../../server/shared/paths.ts';
import { site } from '../support/api.ts';
import { until } from '../support/until.ts';

/** All connections of the site's pool with somebody who has not done yet. */
const lendAll = () =>
  Promise.all(Array.from({ length: 15 }, () => db.startTransaction().execute()));

test('a process whose visitors have all its connections is ready: the database answers', async () => {
  await startHearingChanges();
  const visitors = await lendAll();
  try {
    const { status, text } = await site.get(paths.ready());

    expect([status, text]).toEqual([200, 'ready']);
  } finally {
    await Promise.all(visitors.map((visitor) => visitor.rollback().execute()));
    await stopHearingChanges();
  }
});

test('before it hears of changes again it is ready as soon as one of them has done', async () => {
  const [first, ...others] = await lendAll();
  try {
    const asked = Promise.all([site.get(paths.ready())]);
    let isAnswered = false;
    void asked.then(() => {
      isAnswered = true;
    });
    await until(() => isAnswered || pool().waitingCount > 0);
    await first?.rollback().execute();

    const [{ status, text }] = await asked;

    expect([status, text]).toEqual([200, 'ready']);
  } finally {
    await Promise.all(others.map((visitor) => visitor.rollback().execute()));
  }
});
