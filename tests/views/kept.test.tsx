import { identityOf, Kept, keptMarkup, slot } from '../../views/components/kept.tsx';
import { VillaCard } from '../../views/components/villa-card.tsx';
import { Footer } from '../../views/layouts/footer.tsx';
import { Header } from '../../views/layouts/header.tsx';
import { PublicLayout } from '../../views/layouts/public.tsx';
import type { Site } from '../../views/layouts/site.ts';
import { sampleVilla } from './home-sample.ts';
import { render } from './render.ts';
import { testSite } from './site.ts';

const base = testSite();

test('what is kept is rendered once, whatever made it', () => {
  const times: string[] = [];
  const content = () => {
    times.push('made');
    return <b>bir</b>;
  };

  expect(render(Kept, { as: 'p', by: 'once', content })).toBe('<p><b>bir</b></p>');
  expect(keptMarkup('once', content)).toBe('<b>bir</b>');
  expect(times).toEqual(['made']);
});

test('texts are filled into what is kept, in words and attributes, as texts', () => {
  const content = () => (
    <a href={slot(1)} title="'">
      {slot(0)} gece
    </a>
  );
  const link = (...texts: string[]) => render(Kept, { as: 'p', by: 'link', content, texts });

  expect(link('7', '/a?b=1&c="')).toBe(
    '<p><a href="/a?b=1&amp;c=&quot;" title="&#x27;">7 gece</a></p>',
  );
  expect(link('<8>', "/d'")).toBe('<p><a href="/d&#x27;" title="&#x27;">&lt;8&gt; gece</a></p>');
});

test('the least used goes when there is no more room, the used one stays', () => {
  const long = 'x'.repeat(1_000_000);
  let made = 0;
  const count = () => {
    made += 1;
    return 'y';
  };
  keptMarkup('used', count);
  keptMarkup('unused', count);
  for (let number = 0; number < 20; number++) {
    keptMarkup(`long ${number}`, () => long);
    keptMarkup('used', count);
  }
  keptMarkup('unused', count);

  expect(made).toBe(3);
});

test('things are told apart by themselves, not by what is in them', () => {
  const thing = {};

  expect(identityOf(thing, null)).toBe(identityOf(thing, null));
  expect(identityOf(thing)).not.toBe(identityOf({}));
});

describe('the shell', () => {
  /** What may not be in it: it would be shown to the next visitor. */
  const visitors: Partial<Site>[] = [
    { theme: 'dark' },
    { path: '/villa/gizli?q=benim' },
    { base_url: 'https://other.example' },
    { request_id: 'req-2' },
  ];

  test.each(visitors)('is the same for %j', (changes) => {
    for (const part of [Header, Footer])
      expect(render(part, { site: { ...base, ...changes } })).toBe(render(part, { site: base }));
  });

  const shown: Partial<Site>[] = [
    { currency: 'EURO' },
    { has_favourites: true },
    { today: '2031-01-01' },
    { villa_types: [{ id: 1, slug: 'yeni', name: 'Yeni tip' }] },
    { boat_types: [{ id: 1, slug: 'sal', name: 'Sal' }] },
    { regions: [{ id: 1, slug: 'ege', name: 'Ege', towns: [] }] },
    { settings: { ...base.settings, site_name: 'Liman' } },
    { rates: null },
    { takes_cards: false },
  ];

  test.each(shown)('follows %j', (changes) => {
    const page = (site: Site) => render(PublicLayout, { site, children: '' });
    const before = page(base);
    const after = page({ ...base, ...changes });

    expect(after).not.toBe(before);
    expect(page(base)).toBe(before);
  });
});

test.each([
  { name: 'Villa Başka' },
  { slug: 'baska' },
  { capacity: 11 },
  { rating: 3.1 },
  { from_price_kurus: 100 },
  { tag: 'Yeni' },
  { unavailable: 'Dolu' },
  { pictures: [] },
])('a card follows %j', (changes) => {
  const card = (villa: typeof before) => render(VillaCard, { site: base, villa });
  const before = sampleVilla(1);

  expect(card({ ...before, ...changes })).not.toBe(card(before));
});

describe('a card of a stay', () => {
  const stay = { check_in: '2026-08-15', check_out: '2026-08-22' };
  const before = {
    ...sampleVilla(1),
    nights: 7,
    nightly_average_kurus: 2_000_00,
    total_kurus: 14_000_00,
    total_before_discount_kurus: 16_000_00,
    discount_percent: 12.5,
  };
  const card = (villa: typeof before) => render(VillaCard, { site: base, villa, stay });

  test.each([
    [{ nights: 8 }, '8 gece'],
    [{ nightly_average_kurus: 2_100_00 }, '₺2.100'],
    [{ total_kurus: 15_000_00 }, '₺15.000'],
    [{ total_before_discount_kurus: 17_000_00 }, '<s>₺17.000</s>'],
    [{ discount_percent: 20 }, '%20'],
    [{ unavailable: 'Dolu' }, 'class="card taken"'],
    [{ nearest: { check_in: '2026-09-01', check_out: '2026-09-08' } }, 'check_in=2026-09-01'],
  ])('follows %j', (changes, shown) => {
    expect(card(before)).not.toContain(shown);
    expect(card({ ...before, ...changes })).toContain(shown);
  });

  test('has no place left open', () => {
    expect(card(before)).not.toMatch(/[\ue000-\uf8ff]/);
  });
});

test('a card follows the stay and the currency', () => {
  const villa = sampleVilla(1);
  const plain = render(VillaCard, { site: base, villa });
  const stay = { check_in: '2026-08-15', check_out: '2026-08-22' };

  expect(render(VillaCard, { site: base, villa, stay })).toContain('check_in=2026-08-15');
  expect(render(VillaCard, { site: { ...base, currency: 'EURO' }, villa })).toContain('€');
  expect(render(VillaCard, { site: base, villa })).toBe(plain);
});
