import { type Answer, onlyOnce } from '../../server/services/idempotency.ts';
import { db } from '../support/db.ts';

let runs = 0;

const act = async (): Promise<Answer> => {
  runs += 1;
  return { status: 201, body: { run: runs } };
};

const call = (own: object = {}) => ({
  scope: 'guest POST reservations',
  key: 'anahtar-1',
  input: { villa_id: 7 },
  ...own,
});

beforeEach(async () => {
  runs = 0;
  await db.deleteFrom('idempotency_keys').execute();
});

test('without a key a call just runs, every time', async () => {
  await onlyOnce(db, call({ key: undefined }), act);
  await onlyOnce(db, call({ key: undefined }), act);

  expect(runs).toBe(2);
});

test('the same key and content get the very same answer', async () => {
  const first = await onlyOnce(db, call(), act);
  const again = await onlyOnce(db, call(), act);

  expect(first).toEqual({ status: 201, body: { run: 1 } });
  expect(again).toEqual(first);
  expect(runs).toBe(1);
});

test('the answer of a repeat has its fields in the order of the first', async () => {
  const body = { reservation_id: 'K7', id: 1, a: [{ z: 1, b: 2 }] };
  const once = () => onlyOnce(db, call(), async () => ({ status: 201, body }));

  expect(JSON.stringify(await once())).toBe(JSON.stringify(await once()));
});

test('the same key with other content is refused', async () => {
  await onlyOnce(db, call(), act);

  await expect(onlyOnce(db, call({ input: { villa_id: 8 } }), act)).rejects.toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
});

test('somebody else’s key of the same name is another one', async () => {
  await onlyOnce(db, call(), act);
  await onlyOnce(db, call({ scope: 'user 1 POST reservations' }), act);

  expect(runs).toBe(2);
});

test('a call that failed is free to be tried again', async () => {
  await expect(onlyOnce(db, call(), () => Promise.reject(new Error('taken')))).rejects.toThrow(
    'taken',
  );

  expect(await onlyOnce(db, call(), act)).toEqual({ status: 201, body: { run: 1 } });
});

test('a key longer than 255 characters is refused', async () => {
  await expect(onlyOnce(db, call({ key: 'x'.repeat(256) }), act)).rejects.toMatchObject({
    status: 422,
    code: 'bad_idempotency_key',
  });
});

describe('a repeat while the first is under way', () => {
  /** Runs a repeat while a first call waits for it inside its action. */
  async function during(wait: boolean) {
    let repeat: Promise<Answer> | undefined;
    const first = onlyOnce(db, call(), async () => {
      repeat = onlyOnce(db, call({ wait }), act);
      if (!wait) await repeat.catch(() => {});
      return act();
    });
    return { first: await first, repeat: repeat as Promise<Answer> };
  }

  test('hears so', async () => {
    const { first, repeat } = await during(false);

    await expect(repeat).rejects.toMatchObject({ status: 409, code: 'in_flight' });
    expect(first).toEqual({ status: 201, body: { run: 1 } });
  });

  test('or waits for its answer, where a browser asks', async () => {
    const { first, repeat } = await during(true);

    expect(await repeat).toEqual(first);
    expect(runs).toBe(1);
  });
});

test('ten at once run once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => onlyOnce(db, call(), act)),
  );

  expect(runs).toBe(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') expect(outcome.value.body).toEqual({ run: 1 });
    else expect(outcome.reason).toMatchObject({ status: 409, code: 'in_flight' });
  }
});
