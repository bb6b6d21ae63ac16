import { mailboxOf } from '../../server/shared/mailbox-of.ts';

test.each([
  ['ayse@ornek.example', 'ayse@ornek.example'],
  ['Ayse+Tatil@Ornek.example', 'ayse@ornek.example'],
  ['ayse+a+b@ornek.example', 'ayse@ornek.example'],
])('mails to %s are counted for %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
