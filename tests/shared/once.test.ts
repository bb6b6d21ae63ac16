import { once } from '../../server/shared/once.ts';

test('is made when first asked for, and only then', () => {
  let count = 0;
  const made = once(() => {
    count += 1;
    return count;
  });

  expect(count).toBe(0);
  expect([made(), made()]).toEqual([1, 1]);
});

test('nothing is a result like any other', () => {
  let count = 0;
  const made = once(() => {
    count += 1;
    return undefined;
  });
  made();
  made();

  expect(count).toBe(1);
});
