import { readReported } from '../../server/domain/reported-refunds.ts';

const read = (own: Partial<Parameters<typeof readReported>[0]>) =>
  readReported({ day: '2026-07-10', listed: [], known: [], refunds: [], ...own });

const asked = (id: number, amount_kurus: number, sent_on: string) => ({
  ...{ id, amount_kurus, sent_on, asked: true },
});
const byHand = (id: number, amount_kurus: number, sent_on: string) => ({
  ...asked(id, amount_kurus, sent_on),
  asked: false,
});

describe('a line of what went back', () => {
  test.each`
    what                                                    | refunds                                                        | refund_id
    ${'that we sent that day is ours'}                      | ${[asked(7, 100, '2026-07-10')]}                               | ${7}
    ${'that we sent weeks ago is ours'}                     | ${[asked(7, 100, '2026-06-20')]}                               | ${7}
    ${'that we sent after midnight, by our clock, is ours'} | ${[asked(7, 100, '2026-07-11')]}                               | ${7}
    ${'before we sent any is not'}                          | ${[asked(7, 100, '2026-07-12')]}                               | ${null}
    ${'of another sum is not'}                              | ${[asked(7, 101, '2026-07-10')]}                               | ${null}
    ${'that staff sent by then is ours'}                    | ${[byHand(7, 100, '2026-07-07')]}                              | ${7}
    ${'long after staff sent one, perhaps by bank, is not'} | ${[byHand(7, 100, '2026-07-06')]}                              | ${null}
    ${'is rather what the provider was asked for'}          | ${[byHand(6, 100, '2026-07-10'), asked(7, 100, '2026-07-10')]} | ${7}
  `('$what', ({ refunds, refund_id }) => {
    expect(read({ listed: [100], refunds }).added).toEqual([{ amount_kurus: 100, refund_id }]);
  });

  test('is one refund of ours, and no second line is the same', () => {
    const refunds = [asked(7, 100, '2026-07-10')];

    expect(read({ listed: [100, 100], refunds }).added).toEqual([
      { amount_kurus: 100, refund_id: 7 },
      { amount_kurus: 100, refund_id: null },
    ]);
  });

  const line = { id: 1, day: '2026-07-10', amount_kurus: 100, refund_id: null };

  test('is read once, and a further one of that day is news', () => {
    expect(read({ listed: [100], known: [line] }).added).toEqual([]);
    expect(read({ listed: [100, 100], known: [line] }).added).toHaveLength(1);
  });

  test('of another day is another', () => {
    const known = [{ ...line, day: '2026-07-09' }];

    expect(read({ listed: [100], known }).added).toHaveLength(1);
  });

  test('that was told is what staff wrote down since, which then is no later one', () => {
    const known = [{ ...line, day: '2026-07-09' }];
    const refunds = [byHand(7, 100, '2026-07-10')];

    expect(read({ listed: [100], known, refunds })).toEqual({
      explained: [{ id: 1, refund_id: 7 }],
      added: [{ amount_kurus: 100, refund_id: null }],
    });
  });
});
