/** What the ministry's monthly report asks of a villa and of its owner (538 Sıra No.lu VUK Genel Tebliği). */
export interface ReportedVilla {
  il_code: number | null;
  ilce_code: number | null;
  mahalle: string | null;
  street: string | null;
  outer_door_no: string | null;
  property_no: string | null;
  title_deed_no: string | null;
  zoned: boolean | null;
  lat: number | null;
  lon: number | null;
}

export interface ReportedOwner {
  person_kind: 'INDIVIDUAL' | 'COMPANY';
  title: string | null;
  vkn: string | null;
  has_tckn: boolean;
  has_foreign_identity: boolean;
  phone: string | null;
  has_iban: boolean;
}

/**
 * Without these the ministry refuses a stay's row, so that it is left out and listed apart: the owner
 * with identity, mobile phone and IBAN, and the province's and ilçe's codes.
 */
export function missingForReport(villa: ReportedVilla, owner: ReportedOwner | null): string[] {
  return [
    ...(owner ? missingOfOwner(owner) : ['owner']),
    ...absent(villa, ['il_code', 'ilce_code']),
  ];
}

/** Asked for too, but a report may say that they are unknown; a zoning that is goes as none. */
export const unknownForReport = (villa: ReportedVilla): string[] =>
  absent(villa, [
    'mahalle',
    'street',
    'outer_door_no',
    'property_no',
    'title_deed_no',
    'zoned',
    'lat',
    'lon',
  ]);

/**
 * Whether a permit's number looks like those of the province: the plate code, a dash, at most seven
 * digits. Only a hint, as nobody published the form.
 */
export function looksLikePermit(permitNo: string, ilCode: number | null): boolean {
  const [, plate] = /^(0[1-9]|[1-7]\d|8[01])-\d{1,7}$/.exec(permitNo) ?? [];
  return plate !== undefined && (ilCode === null || Number(plate) === ilCode);
}

const MOBILE = /^\+905\d{9}$/;

function missingOfOwner(owner: ReportedOwner): string[] {
  const isCompany = owner.person_kind === 'COMPANY';
  const unnamed = isCompany && !owner.title;
  const unnumbered = isCompany ? !owner.vkn : !owner.has_tckn && !owner.has_foreign_identity;
  return [
    ...(unnamed ? ['owner_title'] : []),
    ...(unnumbered ? [isCompany ? 'owner_vkn' : 'owner_tckn'] : []),
    ...(MOBILE.test(owner.phone ?? '') ? [] : ['owner_phone']),
    ...(owner.has_iban ? [] : ['owner_iban']),
  ];
}

const absent = (villa: ReportedVilla, fields: (keyof ReportedVilla)[]) =>
  fields.filter((field) => villa[field] === null || villa[field] === '');
