import { documentStore } from '../../../server/services/files/document-store.ts';
import { db, signIn, site } from '../../support/api.ts';
import { createDocument } from '../../support/content-factories.ts';
import { createBankAccount } from '../../support/factories.ts';

const write = (section: string, body: string) =>
  db.insertInto('content_pages').values({ section, title: 'Başlık', body }).execute();

/** What a page holds between its header and the newsletter. */
const contentOf = async (address: string) => {
  const { text } = await site.get(address);
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
};

describe('/website/banks', () => {
  test('without an account says how to get one', async () => {
    expect(await contentOf('/website/banks')).toContain('Yayında hesap yok');
  });

  test('shows open accounts with the IBAN to read and to copy', async () => {
    await createBankAccount({ bank_name: 'Ziraat Bankası' });
    await createBankAccount({
      bank_name: 'Kapalı Banka',
      iban: 'TR320010009999901234567890',
      active: false,
    });

    const content = await contentOf('/website/banks');

    expect(content).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(content).toContain('data-copy="TR330006100519786457841326"');
    expect(content).toContain('aria-label="Ziraat Bankası IBAN’ını kopyala"');
    expect(content).not.toContain('Kapalı Banka');
  });
});

describe('/website/document', () => {
  test('offers nothing whose file is not there', async () => {
    const paper = await createDocument({ title: 'Kayıp belge' });

    const content = await contentOf('/website/document');
    const download = await site.get(`/website/document/${paper.id}`);

    expect(content).not.toContain('Kayıp belge');
    expect(content).toContain('İndirilecek belge henüz yüklenmedi');
    expect(download.status).toBe(404);
  });

  test('offers a paper and gives it under its own name', async () => {
    const bytes = Buffer.from('%PDF-1.7 vergi levhası');
    const paper = await createDocument({ bytes: bytes.length });
    await documentStore().put(paper.hash, bytes);

    const content = await contentOf('/website/document');
    const { status, headers, body } = await site.get(`/website/document/${paper.id}`).buffer(true);

    expect(content).toContain(`href="/website/document/${paper.id}"`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename=vergi-levhasi.pdf');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['cache-control']).toBe('public, max-age=600');
    expect(body).toEqual(bytes);
  });

  test('says how large a paper is in the words in which staff see it', async () => {
    const { hash } = await createDocument({ title: 'Poliçe', bytes: 23_800 });
    await documentStore().put(hash, Buffer.from('x'));

    const desk = await site
      .get('/dashboard/website/documents')
      .set('cookie', await signIn('ADMIN'));

    expect(await contentOf('/website/document')).toContain('İndir: Poliçe (23 kB)');
    expect(desk.text).toMatch(/<b>Poliçe<\/b>[\s\S]*?>23 kB</);
  });

  test('gives nothing that staff took off', async () => {
    const paper = await createDocument({ active: false });
    await documentStore().put(paper.hash, Buffer.from('x'));

    expect((await site.get(`/website/document/${paper.id}`)).status).toBe(404);
  });

  test.each(['0', '-1', 'x', '1e3', '99999999999'])('%s is no paper', async (id) => {
    expect((await site.get(`/website/document/${id}`)).status).toBe(404);
  });
});

describe('/guvenli-odeme', () => {
  test('says what is paid to whom, and leads to the booking’s own page', async () => {
    const content = await contentOf('/guvenli-odeme');

    expect(content).toContain('<b>Koy Turizm Seyahat Acentesi Ltd. Şti.</b>');
    expect(content).toContain('<b>256 bit SSL</b>');
    expect(content).toMatch(/<form class="[^"]*"[^>]* action="\/enquire">.*name="code"/s);
  });
});

describe('/car', () => {
  test('is honest without staff’s words, and shows them where there are some', async () => {
    expect(await contentOf('/car')).toContain('Araç kiralamayı kendimiz yapmıyoruz.');

    await write(
      'car',
      '<p>Ortağımız: <a href="https://arac.example">Araç</a></p><script>x</script>',
    );

    const content = await contentOf('/car');
    expect(content).toContain('href="https://arac.example"');
    expect(content).not.toContain('<script>x');
  });
});

describe('what search engines show of a page', () => {
  const descriptionOf = async (address: string) =>
    /<meta name="description" content="([^"]*)"/.exec((await site.get(address)).text)?.[1];

  test('is what staff wrote for them, else how its text begins', async () => {
    const body =
      '<h2>Kimiz?</h2><p>Kalkan’da bir acentayız.</p><ul><li>Villa</li><li>Tekne</li></ul>';
    await write('about', body);
    const begun = await descriptionOf('/about');
    await db
      .updateTable('content_pages')
      .set({ seo_description: 'Koy kimdir?' })
      .where('section', '=', 'about')
      .execute();

    expect(begun).toBe('Kalkan’da bir acentayız. Villa Tekne');
    expect(await descriptionOf('/about')).toBe('Koy kimdir?');
  });
});
