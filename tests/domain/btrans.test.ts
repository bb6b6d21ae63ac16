import { pressingMonths, reportMonth, urgency } from '../../server/domain/btrans-months.ts';
import {
  agencyFaults,
  commissionOf,
  doubtsOf,
  faultsOf,
  type ReportedStay,
  type StayOwner,
} from '../../server/domain/btrans-rows.ts';
import { btransXml } from '../../server/domain/btrans-xml.ts';
import { element, xmlDocument } from '../../server/domain/xml-writer.ts';

const OWNER: StayOwner = {
  person_kind: 'INDIVIDUAL',
  first_name: 'Recep',
  last_name: 'Kılınç',
  title: null,
  tckn: '10000000146',
  foreign_identity: null,
  vkn: null,
  phone: '+905330000101',
  iban: 'TR320010009999901234567890',
  email: 'recep@ornek.example',
};

const COMPANY: StayOwner = {
  ...OWNER,
  person_kind: 'COMPANY',
  tckn: null,
  title: 'Erbil & Oğulları "Turizm" A.Ş.',
  vkn: '8760047464',
};

const VILLA: ReportedStay['villa'] = {
  name: 'Villa Lodos',
  code: 'V-1001',
  slug: 'villa-lodos',
  il_code: 7,
  ilce_code: 1511,
  mahalle: 'Kalamar',
  street: 'Liman Sokak',
  lane: null,
  outer_door_no: '12/A',
  inner_door_no: null,
  property_no: '70000100',
  title_deed_no: null,
  zoned: false,
  lat: 36.2651,
  lon: 29.41,
  plate_code: 7,
  district_ilce_code: 1511,
};

const stay = (own: Partial<ReportedStay> = {}): ReportedStay => ({
  villa: VILLA,
  owner: OWNER,
  check_in: '2026-10-28',
  check_out: '2026-11-04',
  total_kurus: 70_000_05,
  commission_percent: 18,
  collected_on: '2026-10-03',
  ...own,
});

const AGENCY = {
  title: 'Koy Turizm Ltd. Şti.',
  vkn: '8760047464',
  iban: 'TR330006100519786457841326',
};

describe('a month is filed by the last day of the next one', () => {
  test.each([
    ['2026-10', '2026-10-01', '2026-11-01', '2026-11-30'],
    ['2026-12', '2026-12-01', '2027-01-01', '2027-01-31'],
    ['2027-01', '2027-01-01', '2027-02-01', '2027-02-28'],
    ['2028-01', '2028-01-01', '2028-02-01', '2028-02-29'],
  ])('%s: [%s, %s), until %s', (month, from, until, deadline) => {
    expect(reportMonth(month, '2026-11-20')).toMatchObject({ from, until, deadline });
  });

  test.each([
    ['2026-10-31', 'running'],
    ['2026-11-01', 'open'],
    ['2026-11-19', 'open'],
    ['2026-11-20', 'soon'],
    ['2026-11-26', 'soon'],
    ['2026-11-27', 'urgent'],
    ['2026-11-30', 'urgent'],
    ['2026-12-01', 'late'],
  ])('October on %s: %s', (today, expected) => {
    expect(urgency(reportMonth('2026-10', today), today)).toBe(expected);
  });

  test.each([
    ['2026-11-01', ['2026-09']],
    ['2026-11-19', ['2026-09']],
    ['2026-11-20', ['2026-09', '2026-10']],
    ['2026-11-30', ['2026-09', '2026-10']],
    ['2027-01-20', ['2026-11', '2026-12']],
  ])('on %s the filing of %p has to be thought of', (today, expected) => {
    expect(pressingMonths(today)).toEqual(expected);
  });
});

describe('what keeps a stay out of the file', () => {
  test.each<[string, Partial<StayOwner> | null, string[]]>([
    ['nothing', {}, []],
    ['no owner', null, ['owner']],
    ['no identity number', { tckn: null }, ['owner_tckn']],
    ['a wrong one', { tckn: '10000000147' }, ['owner_tckn_wrong']],
    ['a foreigner’s of eleven digits', { tckn: null, foreign_identity: '99999999990' }, []],
    [
      'a passport’s number',
      { tckn: null, foreign_identity: 'U1234567' },
      ['owner_foreign_identity_wrong'],
    ],
    ['no IBAN', { iban: null }, ['owner_iban']],
    ['an IBAN mistyped', { iban: 'TR330010009999901234567890' }, ['owner_iban_wrong']],
    ['a landline', { phone: '+902420000101' }, ['owner_phone']],
    ['a company without its name', { ...COMPANY, title: null }, ['owner_title']],
    ['a company without its number', { ...COMPANY, vkn: null }, ['owner_vkn']],
    ['a company’s number mistyped', { ...COMPANY, vkn: '8760047465' }, ['owner_vkn_wrong']],
  ])('%s', (_, own, expected) => {
    const owner = own === null ? null : { ...OWNER, ...own };
    expect(faultsOf(stay({ owner }))).toEqual(expected);
  });

  test.each<[string, Partial<ReportedStay['villa']>, string[], string[]]>([
    ['no codes', { il_code: null, ilce_code: null }, ['il_code', 'ilce_code'], []],
    ['another province’s code', { il_code: 48 }, [], ['il_code_wrong']],
    ['another ilçe’s code', { ilce_code: 1512 }, [], ['ilce_code_wrong']],
    ['nothing of the deed', { property_no: null }, [], ['property_no']],
  ])('%s', (_, own, faults, doubts) => {
    const row = stay({ villa: { ...VILLA, title_deed_no: '88', ...own } });
    expect(faultsOf(row)).toEqual(faults);
    expect(doubtsOf(row)).toEqual(doubts);
  });

  test.each([
    [{}, []],
    [{ title: null }, ['agency_title']],
    [{ vkn: '10000000146' }, ['agency_vkn']],
    [{ iban: 'TR000006100519786457841326' }, ['agency_iban']],
    [{ title: null, vkn: null, iban: null }, ['agency_title', 'agency_vkn', 'agency_iban']],
  ])('of the agency: %j', (own, expected) => {
    expect(agencyFaults({ ...AGENCY, ...own })).toEqual(expected);
  });
});

test.each([
  [70_000_05, 18, 12_600_01],
  [100, 15, 15],
  [1, 50, 0],
  [0, 20, 0],
])('of %i kuruş at %i percent the agency keeps %i', (total_kurus, commission_percent, expected) => {
  expect(commissionOf({ total_kurus, commission_percent })).toBe(expected);
});

const HEAD = { agency: AGENCY, month: '2026-10', made_on: '2026-11-08', host: 'koy.example' };

test('the file says who reports what, in the guide’s order', () => {
  expect(btransXml(HEAD, [stay()])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<vimveritransferi xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="gunubirlikson.xsd">
  <protokol>
    <genel kuruluskodu="538">
      <vkn>8760047464</vkn>
      <unvan>Koy Turizm Ltd. Şti.</unvan>
    </genel>
    <ozel>
      <bilgidonem>202610-202610</bilgidonem>
      <dosyano>1</dosyano>
      <bilgiTarihi>20261108</bilgiTarihi>
      <webAdresi>koy.example</webAdresi>
      <islemsayisi>1</islemsayisi>
    </ozel>
  </protokol>
  <islemler>
    <islem>
      <ilanaKonuGayrimenkulBilgisi>
        <webAdresAlani>
          <siteAdi>Villa Lodos</siteAdi>
          <siteKodu>V-1001</siteKodu>
          <webAdresi>koy.example/villa/villa-lodos</webAdresi>
        </webAdresAlani>
        <adresAlani>
          <ulke>
            <ulkeAdi>1</ulkeAdi>
            <digerSecimi/>
          </ulke>
          <il>07</il>
          <ilce>1511</ilce>
          <mahalle>Kalamar</mahalle>
          <cadde>Liman Sokak</cadde>
          <sokak>0</sokak>
          <diskapiNo>12/A</diskapiNo>
          <ickapiNo>0</ickapiNo>
        </adresAlani>
        <imarPlani>
          <imarPlaniIcindeDegil/>
        </imarPlani>
        <zeminSistemNumarasi>70000100</zeminSistemNumarasi>
        <yevmiyeNo>0</yevmiyeNo>
        <basvuruBulunmaBilgisi>
          <hayir/>
        </basvuruBulunmaBilgisi>
        <koordinatBilgileri>
          <enlem>36.265100</enlem>
          <boylam>29.410000</boylam>
        </koordinatBilgileri>
      </ilanaKonuGayrimenkulBilgisi>
      <rezervasyonBilgileri>
        <rezervasyonBasTar>20261028</rezervasyonBasTar>
        <rezervasyonBitTar>20261104</rezervasyonBitTar>
        <rezervasyonTutari>70000.05</rezervasyonTutari>
        <rezervasyonParaBirimi>TRY</rezervasyonParaBirimi>
      </rezervasyonBilgileri>
      <odemeBilgileri>
        <komisyonOdeme>
          <komisyonTahsilSekli>5</komisyonTahsilSekli>
          <ibanNo>TR330006100519786457841326</ibanNo>
          <tahsilTar>20261003</tahsilTar>
          <komisyonOrani>18</komisyonOrani>
          <komisyonTutari>12600.01</komisyonTutari>
          <paraBirimi>TRY</paraBirimi>
        </komisyonOdeme>
      </odemeBilgileri>
      <gayrimenkulSahipBilgi>
        <kisi>
          <gercekKisi>
            <kimlikTipi>1</kimlikTipi>
            <kimlikNumarasi>10000000146</kimlikNumarasi>
            <ad>Recep</ad>
            <soyad>Kılınç</soyad>
          </gercekKisi>
        </kisi>
        <ibanNo>TR320010009999901234567890</ibanNo>
        <ceptelNumarasi>5330000101</ceptelNumarasi>
        <eposta>recep@ornek.example</eposta>
      </gayrimenkulSahipBilgi>
    </islem>
  </islemler>
</vimveritransferi>
`);
});

test('a company stands with its tax number, and a zoned villa in its plan', () => {
  const xml = btransXml(HEAD, [stay({ owner: COMPANY, villa: { ...VILLA, zoned: true } })]);

  expect(xml).toContain('<vkn>8760047464</vkn>\n            <tuzelKisiUnvan>Erbil &amp; Oğulları');
  expect(xml).toContain('&quot;Turizm&quot; A.Ş.');
  expect(xml).toContain('<imarPlaniIcinde/>');
  expect(xml).not.toContain('gercekKisi');
});

test.each([
  ['a & b', 'a &amp; b'],
  ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
  ['Kılınç’ın', 'Kılınç’ın'],
  ['O\u0000k\u0008ay\ufffe', 'Okay'],
  ['\ud800 yarım', '\ufffd yarım'],
])('%j is written %j', (text, expected) => {
  expect(xmlDocument(element('ad', text))).toContain(`<ad>${expected}</ad>`);
});
