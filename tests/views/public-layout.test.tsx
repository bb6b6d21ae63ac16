import { paths } from '../../server/shared/paths.ts';
import { PublicLayout } from '../../views/layouts/public.tsx';
import type { Site } from '../../views/layouts/site.ts';
import { ErrorPage } from '../../views/public/errors/show.tsx';
import { elementsOf, render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const page = (changes: Partial<Site> = {}, about: { title?: string; noindex?: boolean } = {}) =>
  render(PublicLayout, {
    site: testSite(changes),
    description: 'Kiralık villalar',
    canonical: '/listing',
    children: 'İçerik',
    ...about,
  });

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('the head', () => {
  test.each([
    [undefined, 'rental villa | Koy'],
    ['Kiralık villalar', 'Kiralık villalar | Koy'],
  ])('of a page called %s is titled %s', (title, expected) => {
    expect(titleOf(page({}, { title }))).toBe(expected);
  });

  test('names the page for search engines and sharing', () => {
    const html = page();

    expect(html).toContain('<link rel="canonical" href="https://koy.example/listing"/>');
    expect(html).toContain('<meta property="og:title" content="rental villa | Koy"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/koy\.example\/paylas\/site\//,
    );
  });

  test('keeps a narrowed page out of search engines and names the whole one', () => {
    const html = page({}, { noindex: true });

    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain('<link rel="canonical" href="https://koy.example/listing"/>');
  });

  test('has no inline script', () => {
    expect(page()).not.toMatch(/<script(?![^>]*(src=|type="application\/))/);
  });
});

test('no heading stands over nothing', () => {
  const { site_name, site_title, tursab_no } = testSite().settings;
  const html = page({
    settings: { site_name, site_title, tursab_no },
    villa_types: [],
    boat_types: [],
    regions: [],
  });
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';

  expect(footer).not.toContain('Villa tipleri');
  expect(html).not.toContain('Bölgeler');
  expect(footer).not.toContain('class="legal"');
  expect(wordsOf(footer)).toContain('Kurumsal');
});

test('cards are named only where they can be paid with', () => {
  const paymentsOf = (html: string) =>
    wordsOf(/<ul class="payments".*?<\/ul>/s.exec(html)?.[0] ?? '');

  expect(page()).toMatch(/<ul class="payments".*<img [^>]*alt="VISA, [^"]*AMEX"/s);
  expect(paymentsOf(page()).trim()).toBe('Havale / EFT');
  expect(page({ takes_cards: false })).not.toContain('VISA');
  expect(paymentsOf(page({ takes_cards: false })).trim()).toBe('Havale / EFT');
  expect(page({ takes_cards: false })).not.toContain('Kart bilgileriniz');
});

describe('the theme', () => {
  test.each(['light', 'dark'] as const)('%s is on the html element', (theme) => {
    const html = page({ theme });

    expect(html).toContain(`data-theme="${theme}"`);
    expect(html.match(/name="theme-color"/g)).toHaveLength(1);
  });

  test('that was never chosen is left to the system', () => {
    const html = page();

    expect(html).not.toContain('data-theme="');
    expect(html.match(/name="theme-color"/g)).toHaveLength(2);
  });

  test('and the currency are set by a form that comes back to this page', () => {
    const html = page();

    const buttons = elementsOf(html, 'button').filter(({ form }) => form === 'preferences');

    expect(elementsOf(html, 'form')).toContainEqual(
      expect.objectContaining({ id: 'preferences', method: 'post', action: '/tercih' }),
    );
    expect(elementsOf(html, 'input')).toContainEqual(
      expect.objectContaining({ name: 'next', value: '/listing?page=2' }),
    );
    expect(new Set(buttons.map(({ name, value }) => `${name}=${value}`))).toEqual(
      new Set([
        'theme=dark',
        'theme=light',
        'currency=TL',
        'currency=DOLLAR',
        'currency=EURO',
        'currency=POUND',
      ]),
    );
  });
});

describe('the menus', () => {
  const footerOf = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));

  test('show all villa types, the footer the first seven', () => {
    const html = page();

    expect(html.slice(0, html.indexOf('<main'))).toContain('href="/tip-9"');
    expect(footerOf(html)).toContain('href="/tip-7"');
    expect(footerOf(html)).not.toContain('href="/tip-8"');
  });

  test('whose query failed say so in their place', () => {
    const words = wordsOf(page({ villa_types: null, regions: null }));

    expect(words).toContain('Villa Tipleri Hata');
    expect(words).toContain('Villa Bölgeleri Hata');
  });

  test('offer only TL without rates', () => {
    const buttons = elementsOf(page({ rates: null }), 'button');
    const offered = buttons.filter(({ name }) => name === 'currency').map(({ value }) => value);

    expect(new Set(offered)).toEqual(new Set(['TL']));
  });

  test('say that the visitor has no favourites', () => {
    expect(wordsOf(page())).toContain('Favorilere eklenmiş villanız yok.');
    expect(wordsOf(page({ has_favourites: true }))).not.toContain('Favorilere eklenmiş');
  });
});

test('no search box takes more than a search can be asked for', () => {
  const boxes = elementsOf(page(), 'input').filter(({ name }) => name === 'q');

  expect(boxes.map(({ maxLength }) => maxLength)).toEqual(['80', '80']);
});

test.each([
  ['Koy', 'logo'],
  ['Kalkan Villa Kiralama Evi', 'logo long'],
])('the name of a site called %s stands as large as it fits the header', (site_name, look) => {
  const html = page({ settings: { ...testSite().settings, site_name } });

  expect(html).toContain(`<a class="${look}" href="/"`);
});

test('the shell holds what every page must show', () => {
  const html = page();
  const words = wordsOf(html);

  expect(html).toContain('placeholder="Arama.."');
  expect(html).toMatch(/<a class="[^"]*" href="\/dashboard">Ev sahibi girişi/);
  expect(html).toContain('href="tel:+902428440000"');
  expect(html).toContain('href="https://wa.me/905324170000"');
  expect(html).toContain('href="https://maps.example/koy"');
  expect(elementsOf(html, 'form')).toContainEqual(
    expect.objectContaining({ method: 'post', action: '/bulten' }),
  );
  expect(words).toContain('TÜRSAB belge no 18126');
  expect(words).toContain('256 bit SSL ile korunur');
  expect(words).toContain('0242 844 00 00');
});

describe('the legal lines that staff set', () => {
  const wordsWith = (settings: Partial<Site['settings']>) =>
    page({ settings: { ...testSite().settings, ...settings } });

  test('say who is responsible, under which licence, and where the register knows the site', () => {
    const html = wordsWith({
      tursab_no: '20417',
      tursab_group: 'B',
      company_responsible: 'Ayşe Kaya',
      etbis_url: 'https://etbis.example/koy',
    });

    expect(wordsOf(html)).toContain('TÜRSAB belge no 20417 B grubu seyahat acentesi');
    expect(wordsOf(html)).toContain('Yayın sorumlusu: Ayşe Kaya');
    expect(html).toMatch(/<a href="https:\/\/etbis\.example\/koy"[^>]*>ETBİS kaydı/);
  });

  test('are not there while they are not filled in', () => {
    const words = wordsOf(page());

    expect(words).toContain('TÜRSAB belge no 18126 Seyahat acentesi');
    expect(words).not.toMatch(/grubu seyahat|Yayın sorumlusu|ETBİS/);
  });

  test('promise a permit for villas only: boats have other papers', () => {
    expect(wordsOf(page())).toContain('Tüm villa ilanları 7464 sayılı Kanun kapsamında');
  });
});

test('nothing carries a style attribute', () => {
  expect(page()).not.toContain(' style=');
});

test.each<[status: number, title: string, path?: string]>([
  [403, 'Bu sayfa size kapalı'],
  [404, 'Bu koyda böyle bir sayfa yok'],
  [400, 'İsteğiniz tamamlanamadı'],
  [405, 'İsteğiniz tamamlanamadı'],
  [413, 'İsteğiniz tamamlanamadı'],
  [410, 'Bu sayfayı kaldırdık'],
  [410, 'Bu ilan artık yayında değil', '/villa/villa-sardunya'],
  [410, 'Bu yazıyı kaldırdık', '/blog/kaput'],
  [429, 'Biraz yavaşlayalım'],
  [500, 'Bir şey ters gitti'],
  [503, 'Şu anda yanıt veremiyoruz'],
  [507, 'İsteğiniz tamamlanamadı'],
])('the page for %i says "%s", the request and a way on', (status, title, path = '/kalkan') => {
  const html = render(ErrorPage, { site: testSite({ path }), status });

  expect(titleOf(html)).toBe(`${title} | Koy`);
  expect(wordsOf(html)).toContain('istek no: req-1');
  expect(html).toContain('id="error-search"');
  expect(html).toContain('href="/listing"');
});

test('a request that was refused is told why, and led back to where it came from', () => {
  const what = 'Gönderdiğiniz içerik izin verilenden büyük.';
  const html = render(ErrorPage, { site: testSite(), status: 413, what, back: '/yorum/K7' });

  expect(wordsOf(html)).toContain(`${what} Geri dönüp yeniden deneyebilirsiniz`);
  expect(html).toMatch(/<a [^>]*href="\/yorum\/K7"[^>]*>Geri dön/);
});

test('who asked too much is told the wait', () => {
  const html = render(ErrorPage, { site: testSite(), status: 429, minutes: 10 });

  expect(wordsOf(html)).toContain('10 dakika sonra yeniden deneyin');
});

test.each([paths.review('K7'), paths.offer('K7'), paths.payment('K7'), '/bulten/ayril/K7'])(
  '%s, a link that somebody was sent, is told to be not whole rather than a page that moved',
  (path) => {
    const html = render(ErrorPage, { site: testSite({ path }), status: 404 });

    expect(titleOf(html)).toBe('Bu bağlantı açılamadı | Koy');
    expect(html).toContain('href="/contact"');
    expect(wordsOf(html)).not.toContain('ilan yayından kalkmış');
  },
);

test('an address of the dashboard that leads nowhere leads somebody who is not signed in to its door', () => {
  const html = render(ErrorPage, { site: testSite({ path: '/dashboard/yok' }), status: 404 });

  expect(titleOf(html)).toBe('Panelde böyle bir sayfa yok | Koy');
  expect(html).toMatch(/<a href="\/dashboard"[^>]*>Panele gir/);
});
