import { siteSettingsFrom } from '../../../server/services/content/settings.ts';
import { mailDocument } from '../../../server/services/mail/mail-composing.ts';

const footOf = (own: Record<string, string>) => {
  const settings = { ...siteSettingsFrom([]), ...own };
  const texts = { settings, template: null };
  return mailDocument('bank_details', texts, { words: {}, parts: {} }).footer.at(-1);
};

test('a mail asks for an answer only where one reaches somebody', () => {
  const site_email = 'merhaba@koy.example';
  const site_phone = '+902428440000';

  expect(footOf({ site_email, site_phone })).toMatch(/^Bu e-postayı yanıtladığınızda/);
  expect(footOf({ site_phone })).toBe(
    'Bu adrese yazılanlar okunmaz; bize 0242 844 00 00 numarasından ulaşın.',
  );
  expect(footOf({})).toMatch(/iletişim sayfamızdan ulaşın: http.*\/contact$/);
});

describe('what does not fit an inbox ends between words, with an ellipsis', () => {
  const settings = siteSettingsFrom([]);
  const written = (template: { subject: string; body: string }) =>
    mailDocument('bank_details', { settings, template }, { words: {}, parts: {} });

  test('the first words after the greeting', () => {
    const sentence = 'Sonuçlanana kadar tarihler sizin için tutulur, yeniden ödemeniz gerekmez. ';
    const { preview } = written({ subject: 'Ödeme', body: `Merhaba,\n\n${sentence.repeat(2)}` });

    expect(preview).toBe(
      `${sentence}Sonuçlanana kadar tarihler sizin için tutulur, yeniden ödemeniz…`,
    );
  });

  test('a subject', () => {
    const { subject } = written({ subject: 'Villa Sardunya '.repeat(20), body: 'Merhaba,' });

    expect(subject).toBe(`${'Villa Sardunya '.repeat(16)}Villa…`);
  });
});
