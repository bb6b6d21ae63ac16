import { formatPlateCode } from '../shared/format.ts';
import { tenDigits } from '../shared/phone.ts';
import {
  commissionOf,
  identityNumber,
  type ReportedStay,
  type ReportingAgency,
  type StayOwner,
} from './btrans-rows.ts';
import { plainAmount } from './money.ts';
import { element, type XmlElement, xmlDocument } from './xml-writer.ts';

/** Codes of the revenue administration's guide (538 Sıra No.lu VUK Genel Tebliği; domain §2.7). */
const INSTITUTION = '538';
const SCHEMA = 'gunubirlikson.xsd';
const TURKEY = '1';
const BY_IDENTITY_NUMBER = '1';
const COLLECTED_BY = '5';
const CURRENCY = 'TRY';
/** What is not known is said so. */
const UNKNOWN = '0';

interface ReportHead {
  agency: ReportingAgency;
  /** 'YYYY-MM' */
  month: string;
  /** The day the file is made. */
  made_on: string;
  /** The site without its scheme: 'koy.example'. */
  host: string;
}

/** The month's file: one `islem` a stay. Only stays without faults may be given. */
export function btransXml(head: ReportHead, stays: readonly ReportedStay[]): string {
  return xmlDocument(
    element(
      'vimveritransferi',
      [
        protocol(head, stays.length),
        element(
          'islemler',
          stays.map((stay) => transaction(head, stay)),
        ),
      ],
      {
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:noNamespaceSchemaLocation': SCHEMA,
      },
    ),
  );
}

function protocol({ agency, month, made_on, host }: ReportHead, rows: number): XmlElement {
  const period = digits(month);
  return element('protokol', [
    element('genel', fields({ vkn: agency.vkn, unvan: agency.title }), {
      kuruluskodu: INSTITUTION,
    }),
    element(
      'ozel',
      fields({
        bilgidonem: `${period}-${period}`,
        dosyano: '1',
        bilgiTarihi: digits(made_on),
        webAdresi: host,
        islemsayisi: String(rows),
      }),
    ),
  ]);
}

const transaction = (head: ReportHead, stay: ReportedStay): XmlElement =>
  element('islem', [
    property(head.host, stay.villa),
    element(
      'rezervasyonBilgileri',
      fields({
        rezervasyonBasTar: digits(stay.check_in),
        rezervasyonBitTar: digits(stay.check_out),
        rezervasyonTutari: plainAmount(stay.total_kurus),
        rezervasyonParaBirimi: CURRENCY,
      }),
    ),
    element('odemeBilgileri', [commission(head.agency, stay)]),
    ...(stay.owner ? [ownerOf(stay.owner)] : []),
  ]);

function property(host: string, villa: ReportedStay['villa']): XmlElement {
  return element('ilanaKonuGayrimenkulBilgisi', [
    element(
      'webAdresAlani',
      fields({
        siteAdi: villa.name,
        siteKodu: villa.code,
        webAdresi: `${host}/villa/${villa.slug}`,
      }),
    ),
    element('adresAlani', [
      element('ulke', [element('ulkeAdi', TURKEY), element('digerSecimi')]),
      ...fields({
        il: villa.il_code === null ? null : formatPlateCode(villa.il_code),
        ilce: villa.ilce_code === null ? null : String(villa.ilce_code),
        mahalle: villa.mahalle,
        cadde: villa.street,
        sokak: villa.lane,
        diskapiNo: villa.outer_door_no,
        ickapiNo: villa.inner_door_no,
      }),
    ]),
    element('imarPlani', [element(villa.zoned ? 'imarPlaniIcinde' : 'imarPlaniIcindeDegil')]),
    ...fields({ zeminSistemNumarasi: villa.property_no, yevmiyeNo: villa.title_deed_no }),
    element('basvuruBulunmaBilgisi', [element('hayir')]),
    element(
      'koordinatBilgileri',
      fields({ enlem: degrees(villa.lat), boylam: degrees(villa.lon) }),
    ),
  ]);
}

const commission = (agency: ReportingAgency, stay: ReportedStay): XmlElement =>
  element(
    'komisyonOdeme',
    fields({
      komisyonTahsilSekli: COLLECTED_BY,
      ibanNo: agency.iban,
      tahsilTar: digits(stay.collected_on),
      komisyonOrani: String(stay.commission_percent),
      komisyonTutari: plainAmount(commissionOf(stay)),
      paraBirimi: CURRENCY,
    }),
  );

const ownerOf = (owner: StayOwner): XmlElement =>
  element('gayrimenkulSahipBilgi', [
    element('kisi', [owner.person_kind === 'COMPANY' ? company(owner) : person(owner)]),
    ...fields({
      ibanNo: owner.iban,
      ceptelNumarasi: owner.phone && tenDigits(owner.phone),
      eposta: owner.email,
    }),
  ]);

const person = (owner: StayOwner): XmlElement =>
  element(
    'gercekKisi',
    fields({
      kimlikTipi: BY_IDENTITY_NUMBER,
      kimlikNumarasi: identityNumber(owner),
      ad: owner.first_name,
      soyad: owner.last_name,
    }),
  );

const company = ({ vkn, title }: StayOwner): XmlElement =>
  element('tuzelKisi', fields({ vkn, tuzelKisiUnvan: title }));

const fields = (values: Record<string, string | null>): XmlElement[] =>
  Object.entries(values).map(([name, value]) => element(name, value?.trim() || UNKNOWN));

/** '2026-10-05' → '20261005' */
const digits = (day: string) => day.replaceAll('-', '');

const degrees = (value: number | null) => (value === null ? null : value.toFixed(6));
