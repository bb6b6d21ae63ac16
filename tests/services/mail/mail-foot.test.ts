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
