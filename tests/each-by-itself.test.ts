import { eachByItself } from '../server/each-by-itself.ts';

test('each gets its turn, in order, and all that failed is thrown together', async () => {
  const done: number[] = [];
  const act = async (row: number) => {
    if (row % 2 === 0) throw new Error(`no ${row}`);
    done.push(row);
  };

  const failed = await eachByItself([1, 2, 3, 4, 5], act, 'Some failed').catch((error) => error);

  expect(done).toEqual([1, 3, 5]);
  expect(failed).toBeInstanceOf(AggregateError);
  expect(failed.message).toBe('Some failed');
  expect(failed.errors.map(String)).toEqual(['Error: no 2', 'Error: no 4']);
});

test('without a database nobody else is tried', async () => {
  const tried: number[] = [];
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const act = async (row: number) => {
    tried.push(row);
    throw gone;
  };

  await expect(eachByItself([1, 2], act, 'Some failed')).rejects.toBe(gone);
  expect(tried).toEqual([1]);
});
