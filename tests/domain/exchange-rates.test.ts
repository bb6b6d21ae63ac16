import {
  differenceInTenths,
  isNear,
  readBulletin,
  withMargin,
} from '../../server/domain/exchange-rates.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readBulletin(bytes(text));

interface Wanted {
  head?: string;
  root?: string;
  dollar?: string;
  euro?: string;
  pound?: string;
}

const currency = (code: string, inside: string) =>
  `<Currency CrossOrder="9" Kod="${code}" CurrencyCode="${code}">${inside}</Currency>`;
const selling = (rate: string, unit = '1') =>
  `<Unit>${unit}</Unit><Isim>PARA</Isim><ForexBuying>1.0000</ForexBuying>` +
  `<ForexSelling>${rate}</ForexSelling><BanknoteBuying/><BanknoteSelling></BanknoteSelling>`;

/** A bulletin of 18 September 2026, as the bank writes it unless told otherwise. */
const bulletin = ({
  head = '<?xml version="1.0" encoding="UTF-8"?> <?xml-stylesheet type="text/xsl" href="isokur.xsl"?>',
  root = 'Tarih="18.09.2026" Date="09/18/2026"  Bulten_No="2026/176"',
  dollar = selling('48.6992'),
  euro = selling('55.8986'),
  pound = selling('64.1200'),
}: Wanted = {}) =>
  `${head}\n<Tarih_Date ${root} >\n${currency('GBP', pound)}\n${currency('EUR', euro)}\n${currency(
    'USD',
    dollar,
  )}\n${currency('JPY', selling('33.1200', '100'))}\n</Tarih_Date>`;

test('the selling rates by their codes, whatever their order', () => {
  expect(read(bulletin())).toEqual({
    ok: true,
    bulletin: {
      bulletin_date: '2026-09-18',
      bulletin_no: '2026/176',
      rates: { DOLLAR: '48.6992', EURO: '55.8986', POUND: '64.1200' },
    },
  });
});

test.each<[string, string, string]>([
  ['a unit of 100 is divided', selling('4869.9200', '100'), '48.6992'],
  ['half up to four digits', selling('4869.9250', '100'), '48.6993'],
  ['more digits than are kept', selling('48.69925'), '48.6993'],
  ['a comma', selling('48,6992'), '48.6992'],
  ['a whole number', selling('48'), '48.0000'],
  ['less than a lira', selling('33.12', '100'), '0.3312'],
  ['blanks around it', selling(' 48.6992\n'), '48.6992'],
  ['no unit', '<ForexSelling>48.6992</ForexSelling>', '48.6992'],
])('a rate: %s', (_, dollar, expected) => {
  expect(read(bulletin({ dollar }))).toMatchObject({ bulletin: { rates: { DOLLAR: expected } } });
});

test.each<[string, string]>([
  ['an empty tag', '<Unit>1</Unit><ForexSelling></ForexSelling>'],
  ['a closed tag', '<Unit>1</Unit><ForexSelling/>'],
  ['no tag at all', '<Unit>1</Unit>'],
])('%s is no rate, not nought', (_, pound) => {
  expect(read(bulletin({ pound }))).toMatchObject({
    ok: true,
    bulletin: { rates: { DOLLAR: '48.6992', POUND: null } },
  });
});

test('a currency that is missing is no rate', () => {
  const without = bulletin().replace(/<Currency [^>]*"EUR"[\s\S]*?<\/Currency>/, '');
  expect(read(without)).toMatchObject({ ok: true, bulletin: { rates: { EURO: null } } });
});

test.each<[string, string]>([
  ['thousands', selling('1.234,56')],
  ['English thousands', selling('1,234.56')],
  ['a minus', selling('-48.6992')],
  ['nought', selling('0.0000')],
  ['words', selling('yok')],
  ['an exponent', selling('4e1')],
  ['a unit of nought', selling('48.6992', '0')],
  ['a unit of words', selling('48.6992', 'bir')],
  ['more lira than a rate can have', selling('1234567')],
])('refuses %s', (_, dollar) => {
  expect(read(bulletin({ dollar }))).toEqual({ ok: false, problem: 'bad_number' });
});

test.each<[string, Wanted, string]>([
  [
    'the American date when the Turkish one is missing',
    { root: 'Date="09/08/2026"' },
    '2026-09-08',
  ],
  ['day first in the Turkish one', { root: 'Tarih="08.09.2026" Date="09/08/2026"' }, '2026-09-08'],
])('reads %s', (_, wanted, expected) => {
  expect(read(bulletin(wanted))).toMatchObject({ bulletin: { bulletin_date: expected } });
});

test.each<[string, string, string]>([
  ['an HTML page', '<!doctype html><html><body>404 – Sayfa bulunamadı</body></html>', 'not_xml'],
  ['nothing', '', 'not_xml'],
  ['other XML', '<?xml version="1.0"?><rss></rss>', 'not_xml'],
  [
    'entities',
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>${bulletin({ head: '' })}`,
    'not_xml',
  ],
  ['no date', bulletin({ root: 'Bulten_No="2026/176"' }), 'no_date'],
  ['a date that is none', bulletin({ root: 'Tarih="31.02.2026"' }), 'no_date'],
  ['none of the three', bulletin({ dollar: '', euro: '', pound: '' }), 'no_rates'],
])('refuses %s', (_, text, problem) => {
  expect(read(text)).toEqual({ ok: false, problem });
});

test('reads ISO-8859-9 by its declaration', () => {
  const head = '<?xml version="1.0" encoding="ISO-8859-9"?>';
  const text = bulletin({ head, root: 'Tarih="18.09.2026" Bulten_No="\u00dd/1"' });
  // 0xDD is İ there, Ý in Latin 1.
  expect(readBulletin(Buffer.from(text, 'latin1'))).toMatchObject({
    bulletin: { bulletin_no: 'İ/1', rates: { DOLLAR: '48.6992' } },
  });
});

test('a mark at the start of UTF-8 does no harm', () => {
  expect(read(`\ufeff${bulletin()}`)).toMatchObject({ ok: true });
});

test('text made to be slow is not', () => {
  const start = performance.now();
  read(`<Tarih_Date ${'Tarih='.repeat(50_000)}`);
  read(`<Tarih_Date Tarih="18.09.2026">${'<Currency '.repeat(20_000)}`);
  read(bulletin({ dollar: `<ForexSelling>${'1'.repeat(200_000)}` }));
  expect(performance.now() - start).toBeLessThan(1_000);
});

test.each<[string, number, string]>([
  ['54.2180', 1, '54.7602'],
  ['54.2180', 0, '54.2180'],
  ['100.0000', -2, '98.0000'],
  ['0.0050', 1, '0.0051'],
])('%s with %i %% is suggested as %s', (rate, percent, expected) => {
  expect(withMargin(rate, percent)).toBe(expected);
});

test.each<[string, string, number | null]>([
  ['55.9000', '55.9060', 0],
  ['56.4600', '55.9000', 10],
  ['54.0000', '55.0000', -18],
  ['', '55.0000', null],
])('%s differs from the bank’s %s by %s tenths of a percent', (rate, bank, expected) => {
  expect(differenceInTenths(rate, bank)).toBe(expected);
});

test.each<[string, string | undefined, boolean]>([
  ['46.0000', '40.0000', true],
  ['46.0400', '40.0000', false],
  ['34.0000', '40.0000', true],
  ['33.9600', '40.0000', false],
  ['40.0000', undefined, false],
])('%s may have become of %s within a day, by 15 percent at most: %s', (rate, other, near) => {
  expect(isNear(rate, other)).toBe(near);
});
