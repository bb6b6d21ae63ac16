import { AreaDrawing } from '../../views/components/area-drawing.tsx';
import { DeleteButton } from '../../views/components/dashboard/asking-button.tsx';
import { Nothing } from '../../views/components/dashboard/nothing.tsx';
import { SearchField } from '../../views/components/dashboard/search-field.tsx';
import { WholeCodes } from '../../views/components/dashboard/whole-codes.tsx';
import { ErrorSummary } from '../../views/components/error-summary.tsx';
import { CheckboxField, InputField } from '../../views/components/field.tsx';
import { GapCard } from '../../views/components/gap-card.tsx';
import { Html } from '../../views/components/html.tsx';
import { fillIconSprite, Icon, IconSprite } from '../../views/components/icon.tsx';
import { JsonLd } from '../../views/components/json-ld.tsx';
import { Pagination, shownPages } from '../../views/components/pagination.tsx';
import { Picture } from '../../views/components/picture.tsx';
import { price } from '../../views/components/price.ts';
import { SplitBar } from '../../views/components/split-bar.tsx';
import { tintOf } from '../../views/components/tint.ts';
import { Trans } from '../../views/components/trans.tsx';
import { VillaCard } from '../../views/components/villa-card.tsx';
import { FactFields as BoatFacts } from '../../views/dashboard/boats/fact-fields.tsx';
import { MarinaForm } from '../../views/dashboard/marinas/form.tsx';
import { cronWords } from '../../views/dashboard/ops/cron-words.ts';
import { Rule } from '../../views/dashboard/prices/rule-text.tsx';
import { FactFields as VillaFacts } from '../../views/dashboard/villas/fact-fields.tsx';
import { Stars } from '../../views/public/review/stars.tsx';
import { sampleGap, samplePicture, sampleVilla } from './home-sample.ts';
import { render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const site = testSite();

test('what takes something away looks so before it asks, and where it asks', () => {
  const html = render(DeleteButton, {
    ...{ t: site.t, title: 'Silinsin mi?', label: 'Sil', consequences: [] },
    ...{ path: '/v1/admin/posts/1', success: '/dashboard/blog', toast: 'Silindi.' },
  });

  expect(html.match(/class="button danger[^"]*"/g)).toHaveLength(2);
});

test('an empty search field is as wide as what it says it searches', () => {
  const field = { name: 'q', label: 'Ad, kod, sahip, izin', defaultValue: undefined };

  expect(render(SearchField, { ...field, maxLength: 100 })).toMatch(
    /placeholder="Ad, kod, sahip, izin"[^>]* size="20"/,
  );
});

test('a phone’s record, which has no heads, names its rules and tells of nothing that is not there', () => {
  const rule = { own: null, usual: 3, text: String };

  expect(wordsOf(render(Rule<number>, { ...rule, name: 'En az' }))).toBe('En az: 3');
  expect(render(Nothing, {})).toBe('<span class="dim on-wide">—</span>');
});

test('a choice that has nothing to choose from yet says where to add it', () => {
  const { t } = site;
  const villa = { t, villa: null, options: { districts: [], types: [] } };
  const boat = { t, boat: null, options: { marinas: [], types: [] } };
  const district = { id: 1, town: 'Kaş', name: 'Kalkan' };

  expect(render(VillaFacts, villa)).toContain('href="/dashboard/towndistrict">Henüz mahalle yok');
  expect(render(BoatFacts, boat)).toContain('href="/dashboard/marina">Henüz marina yok');
  expect(render(MarinaForm, { t, marina: null, towns: [] })).toContain('Henüz belde yok');
  expect(
    render(VillaFacts, { ...villa, options: { districts: [district], types: [] } }),
  ).not.toContain('Henüz mahalle yok');
});

test('a drawing tells the names that a phone would cut', () => {
  const places = [
    { name: 'Kalkan', town: true, east: -600, north: -400 },
    { name: 'Patara', town: false, east: 1_500, north: 300 },
    { name: 'İslamlar', town: false, east: -1_800, north: 500 },
  ];
  const html = render(AreaDrawing, { places, here: 'Kışla', label: '', note: '' });

  expect(html).toMatch(/<g><circle[^>]*>(<\/circle>)?<text[^>]*>Kalkan/);
  expect(html).toMatch(/<g class="far"><circle[^>]*>(<\/circle>)?<text[^>]*>Patara/);
  expect(html).toMatch(/<g class="far"><circle[^>]*>(<\/circle>)?<text[^>]*>İslamlar/);
});

test('a drawing leaves no dot and no last letter at a phone’s edge', () => {
  const east = (metres: number) => ({ name: 'Üzümlü', town: false, east: metres, north: 0 });
  const far = (metres: number) =>
    render(AreaDrawing, { places: [east(metres)], here: 'Kışla', label: '', note: '' }).includes(
      '<g class="far"><circle class="dot"',
    );

  // 0,16 units a metre; a phone sees 164 to each side.
  expect([-1_000, -1_010].map(far)).toEqual([false, true]);
  expect([580, 600].map(far)).toEqual([false, true]);
});

test('a drawing says how far its ring is where phones see the label, too', () => {
  const near = { name: 'Kalkan', town: true, east: 200, north: 1_100 };
  const far = { name: 'Patara', town: false, east: 6_000, north: 0 };
  const ringOf = (places: (typeof near)[]) =>
    /<g class="ring"><circle r="(\d+)"[^>]*>(?:<\/circle>)?<text([^>]*)>([^<]*)/.exec(
      render(AreaDrawing, { places, here: 'Kışla', label: '', note: '' }),
    );

  // 1 km reaches from edge to edge of a phone.
  expect(ringOf([])?.slice(1)).toEqual(['160', ' x="93" y="-130"', '1 km']);
  expect(ringOf([far])?.slice(1)).toEqual(['87', ' x="81" y="-29"', '2 km']);
  expect(ringOf([near])?.[2]).not.toContain('far');
});

describe('a villa card', () => {
  test('without dates tells the lowest nightly price', () => {
    const html = render(VillaCard, { site, villa: sampleVilla(1) });
    const words = wordsOf(html);
    // Where the line ends before it, the number goes with its metres.
    expect(html).toContain('Denize 350\u00a0m<');

    expect(words).toContain('gecelik ₺18.500 ’den başlayan');
    expect(words).toContain('8 kişi 4 oda 3 banyo');
    expect(words).toContain('İzin belgesi no: 07-4001');
  });

  test('with dates tells the night and the whole stay, old and new', () => {
    const villa = sampleVilla(1, {
      nights: 7,
      nightly_average_kurus: 1_250_000,
      total_kurus: 8_750_000,
      total_before_discount_kurus: 10_000_000,
      discount_percent: 12.5,
    });
    const words = wordsOf(render(VillaCard, { site, villa }));

    expect(words).toContain('7 gece toplam ₺100.000 ₺87.500 ₺12.500 / gece');
    expect(words).toContain('%12,5 indirim');
  });

  test('has one link, which carries the stay', () => {
    const stay = { check_in: '2026-08-15', check_out: '2026-08-22', adults: 2 };
    const html = render(VillaCard, { site, villa: sampleVilla(1), stay });

    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain(
      'href="/villa/villa-1?check_in=2026-08-15&amp;check_out=2026-08-22&amp;adults=2"',
    );
  });

  test('that is taken says so and offers the nearest free stay', () => {
    const villa = sampleVilla(1, {
      unavailable: 'Bu tarihte dolu',
      nearest: { check_in: '2026-08-16', check_out: '2026-08-23' },
    });
    const html = render(VillaCard, { site, villa });

    expect(html).toContain('class="card taken"');
    expect(wordsOf(html)).toContain('Bu tarihte dolu');
    expect(wordsOf(html)).toContain('En yakın uygun tarih: 16 – 23 Ağu');
  });

  test('has a heart for it, and around that what favourites keep', () => {
    const html = render(VillaCard, { site, villa: sampleVilla(1) });

    expect(html).toContain('data-favourite="1"');
    expect(html).toContain('<h3><a href="/villa/villa-1">Villa Sardunya 1</a></h3>');
    expect(html).toContain(`src="/media/${samplePicture(1).hash}/640.webp"`);
  });
});

test('a gap is drawn between two busy parts and said in words', () => {
  const html = render(GapCard, { site, gap: sampleGap(1) });

  expect(html).toContain('aria-label="3 – 7 Ağu arası 4 gece boş"');
  expect(wordsOf(html)).toContain('₺38.500 ₺50.000 4 gece toplam');
});

test("a gap's card names the permit like any other of a villa", () => {
  const words = wordsOf(render(GapCard, { site, gap: sampleGap(1) }));

  expect(words).toContain('İzin belgesi no: 07-1817');
});

test.each([
  ['TL', '₺18.500'],
  ['EURO', '≈ €370'],
  ['DOLLAR', '≈ $463'],
] as const)('a price in %s is %s', (currency, text) => {
  expect(price(testSite({ currency }), 1_850_000)).toBe(text);
});

test('without rates every price is in TL', () => {
  expect(price(testSite({ currency: 'EURO', rates: null }), 1_850_000)).toBe('₺18.500');
});

describe('a field', () => {
  test('ties its label and hint to the control', () => {
    const html = render(InputField, { site, name: 'customer_name', label: 'Ad', hint: 'Tam ad' });

    expect(html).toContain('for="field-customer_name"');
    expect(html).toContain('id="field-customer_name"');
    expect(html).toContain('aria-describedby="field-customer_name-note"');
  });

  test('shows an error in the place of the hint', () => {
    const html = render(InputField, {
      site,
      name: 'phone',
      label: 'Telefon',
      hint: 'Onay buraya gelir',
      error: '10 hane olmalı.',
    });

    expect(html).toContain('aria-invalid="true"');
    expect(wordsOf(html)).toBe('Telefon 10 hane olmalı.');
  });

  test('that must be ticked or brought is not called wrong before anybody sent it', () => {
    const must = { site, name: 'receipt', label: 'Dekont', required: true };

    expect(render(CheckboxField, must)).toContain('aria-invalid="false"');
    expect(render(InputField, { ...must, kind: 'file' })).toContain('aria-invalid="false"');
    expect(render(InputField, { ...must, kind: 'date' })).toContain('aria-invalid="false"');
    expect(render(CheckboxField, { ...must, error: 'Eksik.' })).toContain('aria-invalid="true"');
    const stars = { site, name: 'score', label: 'Puan', value: undefined, error: undefined };
    expect(render(Stars, { ...stars, large: true })).toContain('aria-invalid="false"');
    expect(render(Stars, stars)).not.toContain('aria-invalid');
    expect(render(InputField, must)).not.toContain('aria-invalid');
    expect(render(CheckboxField, { ...must, required: false })).not.toContain('aria-invalid');
  });

  test('of several ticks of one name have ids of their own', () => {
    const own = { site, name: 'feature', label: 'Jakuzi', value: '7' };

    expect(render(CheckboxField, { ...own, several: true })).toContain('id="field-feature-7"');
    expect(render(CheckboxField, own)).toContain('id="field-feature"');
  });
});

test('the summary of a refused form leads to each field', () => {
  const fields = { phone: 'Telefon eksik', email: 'E-posta eksik' };
  const html = render(ErrorSummary, { site, fields });

  expect(html).toContain('href="#field-phone"');
  expect(wordsOf(html)).toContain('Göndermeden önce 2 alan düzeltilmeli');
  expect(render(ErrorSummary, { site, fields: {} })).toBe('');
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});

test('one page needs no paging', () => {
  expect(render(Pagination, { site, page: 1, pages: 1, href: String })).toBe('');
});

test('the two parts of a payment fill the bar', () => {
  const html = render(SplitBar, {
    site,
    prepayment_kurus: 2_550_500,
    balance_kurus: 10_202_000,
    percent: 20,
  });

  expect(html).toContain('class="now" width="19.5"');
  expect(wordsOf(html)).toBe('Ön ödeme (%20) ₺25.505 Girişte kalan ₺102.020');
});

describe('a picture', () => {
  test('names only sizes that exist', () => {
    const picture = { ...samplePicture(1), width: 700, height: 500 };
    const html = render(Picture, { picture, sizes: '100vw' });

    expect(html).toContain('/640.webp 640w');
    expect(html).not.toContain('960');
    expect(html).toContain('loading="lazy"');
  });

  test('of the first screen is fetched first, in one format', () => {
    const html = render(Picture, { picture: samplePicture(1), sizes: '100vw', early: 'leading' });

    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('lazy');
    expect(html).not.toContain('rel="preload"');
  });

  test('beside the first one is not lazy, and does not overtake it', () => {
    const html = render(Picture, { picture: samplePicture(1), sizes: '100vw', early: 'in-view' });

    expect(html).not.toContain('lazy');
    expect(html).not.toContain('fetchPriority');
  });

  test('of a card has one WebP and two AVIF', () => {
    const html = render(Picture, { picture: samplePicture(1), sizes: '92vw', widest: 640 });

    expect(html.match(/\d+\.(avif|webp|jpg)/g)).toEqual(['360.avif', '640.avif', '640.webp']);
    expect(html.match(/sizes=/g)).toHaveLength(1);
  });

  test('that is always small is named once in each format', () => {
    const html = render(Picture, { picture: samplePicture(1), sizes: '96px', widest: 360 });

    expect(html.match(/\d+\.(avif|webp|jpg)/g)).toEqual(['360.avif', '360.webp']);
    expect(html).not.toContain('sizes');
  });
});

test('pictures in a text are offered in the sizes they are kept in, and the words are left alone', () => {
  const words = '<p>src="/media/a1/1440.jpg"</p>';
  const img = '<img alt="Liman" src="/media/a1/1200.jpg" width="1200" height="800" />';
  const foreign = '<img src="/media/a1/1200.png" />';
  const html = render(Html, { content: words + img + foreign });

  expect(html).toContain(words);
  expect(html).toContain(foreign);
  expect(html).toContain(
    'src="/media/a1/1200.jpg" srcset="/media/a1/360.webp 360w,/media/a1/640.webp 640w,' +
      '/media/a1/960.webp 960w,/media/a1/1200.webp 1200w" sizes="(min-width: 50em) 720px, 88vw" width="1200"',
  );
});

test.each([
  ['#9db4c6', 'tint-sky'],
  ['#101010', 'tint-dark'],
  ['#ffffff', 'tint-pale'],
  ['#4a92a0', 'tint-sea'],
])('the placeholder near %s is %s', (colour, tint) => {
  expect(tintOf(colour)).toBe(tint);
});

test('the sprite holds each used symbol once', () => {
  const page = () => (
    <>
      <Icon name="heart" />
      <Icon name="heart" />
      <Icon name="whatsapp" />
      <IconSprite />
    </>
  );
  const html = fillIconSprite(render(page, {})).join('');

  expect(html.match(/<symbol id="i-heart"/g)).toHaveLength(1);
  expect(html.match(/<symbol /g)).toHaveLength(2);
});

test('a link of a text to a place of its page is no icon', () => {
  const page = () => (
    <>
      <Html content='<p><a href="#i-ade">İade</a></p>' />
      <IconSprite />
    </>
  );

  const html = fillIconSprite(render(page, {})).join('');

  expect(html).toContain('href="#i-ade"');
  expect(html).not.toContain('<symbol');
});

test('a value cannot close the script of structured data', () => {
  const html = render(JsonLd, { content: { name: '</script><b>' } });

  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('marked words of a sentence become elements', () => {
  const parts = { link: (words: string) => <a href="/website/kvkk">{words}</a> };
  const html = render(Trans, {
    text: 'Önce <link>metni</link> okuyun, <b>sonra</b> gönderin.',
    parts,
  });

  expect(html).toBe('Önce <a href="/website/kvkk">metni</a> okuyun, <b>sonra</b> gönderin.');
});

test.each([
  ['* * * * *', 'Her dakika'],
  ['*/5 * * * *', '5 dakikada bir'],
  ['*/15 9-21 * * *', '9–21 saatlerinde 15 dakikada bir'],
  ['35 * * * *', 'Her saat, 35. dakikada'],
  ['3 0 * * *', 'Her gün 00.03'],
  ['45 9,15,16 * * 1-5', 'Hafta içi 09.45, 15.45, 16.45'],
  ['30 9 1-7 * *', 'Ayın ilk 7 günü 09.30'],
  ['0 9 * 1 *', '0 9 * 1 *'],
])('the clock of a job, %s, reads %j', (cron, words) => {
  expect(cronWords(site.t, cron)).toBe(words);
});

test('codes in a text end no line at their hyphen, whatever stands around them', () => {
  const html = render(WholeCodes, { children: 'K7M2-Q4XH9T için 2026-11 · A0B1-C2D3E4' });

  expect(html).toBe(
    '<span class="nowrap">K7M2-Q4XH9T</span> için 2026-11 · <span class="nowrap">A0B1-C2D3E4</span>',
  );
});
