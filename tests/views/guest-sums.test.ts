import enquire from '../../views/locales/tr/enquire.json' with { type: 'json' };
import mail from '../../views/locales/tr/mail.json' with { type: 'json' };

test('a guest’s page and mails call the same sum the same', () => {
  const { paid, prepayment_due } = enquire.voucher;

  expect(mail.voucher).toMatchObject({ paid, prepayment_due });
  expect(mail.transfer.amount).toBe(prepayment_due);
  expect(enquire.request.paid).toBe(paid);
});
