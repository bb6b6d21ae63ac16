import { db, site } from '../../support/api.ts';
import { findEnquiry as find, lookedUp as own } from '../../support/enquiries.ts';
import { createBankAccount, createLegalDocuments, inHours } from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createBankAccount();
  await createLegalDocuments();
});

/** What the confirming form sends once both texts are read. */
const bothBoxes = (page: string) => ({
  mark: /name="mark" value="([^"]*)"/.exec(page)?.[1],
  accept_information: 'on',
  accept_contract: 'on',
});

describe('what a guest asks for', () => {
  describe('of an option without a prepayment', () => {
    const FREE = {
      status: 'OPTION',
      option_until: inHours(20),
      prepayment_kurus: 0,
      balance_kurus: 70_000_00,
    };

    const stateOf = async (id: number) => {
      const { status } = await db
        .selectFrom('reservations')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return status;
    };
    const acceptancesOf = (id: number) =>
      db
        .selectFrom('legal_acceptances as a')
        .innerJoin('legal_documents as l', 'l.id', 'a.legal_document_id')
        .select(['l.kind', 'l.edition', 'a.rendered_html', 'a.checkbox_text', 'a.user_agent'])
        .where('a.reservation_id', '=', id)
        .orderBy('l.kind', 'desc')
        .execute();

    test('to be sure of it: one press confirms what is accepted with it', async () => {
      const { id, text, words, send } = await own(FREE);
      expect(words).toContain('Ön ödeme gerekmiyor');
      expect(words).not.toContain('TR33 0006');
      expect(text).not.toMatch(/name="accept_\w+"[^>]*checked/);

      const answer = await send('onay', bothBoxes(text))
        .set('user-agent', 'Browser 1.0')
        .expect(303);

      const shown = wordsOf((await site.get(String(answer.headers.location))).text);
      expect(shown).toContain('Rezervasyonunuz kesinleşti. Belgesi e-postanıza geliyor.');
      expect(shown).not.toContain('Rezervasyonu kesinleştir');
      expect(await stateOf(id)).toBe('CONFIRMED');
      expect(await acceptancesOf(id)).toEqual([
        {
          kind: 'PRE_INFORMATION',
          edition: 1,
          rendered_html: expect.stringContaining('toplam ₺70.000. Ayşe Demirtaş'),
          checkbox_text: 'Ön bilgilendirme formunu okudum, bilgi aldım.',
          user_agent: 'Browser 1.0',
        },
        {
          kind: 'CONTRACT',
          edition: 1,
          rendered_html: expect.stringContaining('ön ödeme ₺0'),
          checkbox_text: expect.stringContaining('sözleşmesini'),
          user_agent: 'Browser 1.0',
        },
      ]);
    });

    test('without both boxes it stays an option, and the one that was ticked stays so', async () => {
      const { id, text, send } = await own(FREE);
      const { accept_information, ...one } = bothBoxes(text);

      const none = await send('onay', {}).expect(422);
      const half = await send('onay', one).expect(422);

      expect(none.text).toContain('<title>Hata: ');
      expect(none.text).toContain('href="#field-accept_information"');
      expect(none.text).toContain('href="#field-accept_contract"');
      expect(wordsOf(none.text)).toContain('Ön bilgilendirme formunu okuyup kutusunu işaretleyin.');
      expect(half.text).toMatch(/name="accept_contract"[^>]*checked/);
      expect(half.text).not.toContain('href="#field-accept_contract"');
      expect(await stateOf(id)).toBe('OPTION');
      expect(await acceptancesOf(id)).toEqual([]);
    });

    test('its texts are wanted read anew where they changed meanwhile', async () => {
      const { id, text, send } = await own(FREE);
      await db
        .updateTable('reservations')
        .set({ total_kurus: 65_000_00, balance_kurus: 65_000_00, override_reason: 'Anlaşma' })
        .where('id', '=', id)
        .execute();

      const answer = await send('onay', bothBoxes(text)).expect(409);

      expect(wordsOf(answer.text)).toContain('Metinler siz okurken değişti');
      expect(answer.text).toContain('<title>Hata: ');
      expect(answer.text).toContain('toplam ₺65.000');
      expect(answer.text).not.toMatch(/name="accept_\w+"[^>]*checked/);
      expect(await stateOf(id)).toBe('OPTION');
      expect(await acceptancesOf(id)).toEqual([]);
    });

    test('whose texts were accepted when it was asked for is confirmed by the press alone', async () => {
      const { id, code, send } = await own(FREE);
      await createAcceptance({ reservation_id: id });

      const { text } = await find(code, '05321234567');
      await send('onay', {}).expect(303);

      expect(text).not.toContain('accept_contract');
      expect(await stateOf(id)).toBe('CONFIRMED');
      expect(await acceptancesOf(id)).toHaveLength(1);
    });

    test('that is over meanwhile is told why it is not confirmed', async () => {
      const { id, send } = await own(FREE);
      await db
        .updateTable('reservations')
        .set({ option_until: inHours(-1) })
        .where('id', '=', id)
        .execute();

      const answer = await send('onay', {}).expect(409);

      const words = wordsOf(answer.text);
      expect(words).toContain('Bu işlem şu anda yapılamaz; kaydın durumu: Süresi doldu.');
      expect(words).not.toContain('Rezervasyonu kesinleştir');
    });
  });

  test('an option that asks for money is not confirmed by a word', async () => {
    const { words, send } = await own({ status: 'OPTION', option_until: inHours(20) });
    expect(words).not.toContain('Rezervasyonu kesinleştir');

    await send('onay', {}).expect(409);
  });
});
