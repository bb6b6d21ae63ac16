import { isTckn, isTurkishIban, isVkn } from '../shared/identity-numbers.ts';
import { divideHalfUp } from '../shared/rounding.ts';
import { missingForReport, type ReportedVilla, unknownForReport } from './btrans-facts.ts';

/** A sold stay with all that a report says of it; identity numbers and IBAN opened. */
export interface ReportedStay {
  villa: ReportedVilla & {
    name: string;
    /** What the advertisement is known by. */
    code: string;
    slug: string;
    lane: string | null;
    inner_door_no: string | null;
    /** The province the villa's district lies in, and the codes staff gave the district. */
    plate_code: number | null;
    district_ilce_code: number | null;
  };
  owner: StayOwner | null;
  check_in: string;
  check_out: string;
  total_kurus: number;
  commission_percent: number;
  /** Day on which the first money came; when none did, the day of confirmation. */
  collected_on: string;
}

export interface StayOwner {
  person_kind: 'INDIVIDUAL' | 'COMPANY';
  first_name: string;
  last_name: string;
  title: string | null;
  tckn: string | null;
  foreign_identity: string | null;
  vkn: string | null;
  phone: string | null;
  iban: string | null;
  email: string;
}

/** Why a row cannot be in the file: what `missingForReport` names, and numbers that cannot be right. */
export function faultsOf({ villa, owner }: Pick<ReportedStay, 'villa' | 'owner'>): string[] {
  const missing = missingForReport(villa, owner && asked(owner));
  return [...missing, ...(owner ? wrongNumbers(owner) : [])];
}

/** What a row is sent with and should still be looked at: codes that disagree, facts nobody knows. */
export const doubtsOf = ({ villa }: Pick<ReportedStay, 'villa'>): string[] => [
  ...wrongCodes(villa),
  ...unknownForReport(villa),
];

/**
 * What the report names the owner by: the Turkish identity number, or a foreigner's of 11 digits that
 * begins with 99, which has the same form and check digits. Null: there is none that can be right.
 */
export function identityNumber({ tckn, foreign_identity }: StayOwner): string | null {
  return [tckn, foreign_identity].find((number) => number !== null && isTckn(number)) ?? null;
}

/** What the agency keeps of a stay, in kuruş: what is not the owner's part. */
export const commissionOf = (stay: Pick<ReportedStay, 'total_kurus' | 'commission_percent'>) =>
  stay.total_kurus - divideHalfUp(stay.total_kurus * (100 - stay.commission_percent), 100);

export interface ReportingAgency {
  title: string | null;
  vkn: string | null;
  iban: string | null;
}

/** Without these no file can be made at all. */
export function agencyFaults({ title, vkn, iban }: ReportingAgency): string[] {
  return [
    ...(title ? [] : ['agency_title']),
    ...(vkn && isVkn(vkn) ? [] : ['agency_vkn']),
    ...(iban && isTurkishIban(iban) ? [] : ['agency_iban']),
  ];
}

const asked = (owner: StayOwner) => ({
  ...owner,
  has_tckn: Boolean(owner.tckn),
  has_foreign_identity: Boolean(owner.foreign_identity),
  has_iban: Boolean(owner.iban),
});

function wrongNumbers(owner: StayOwner): string[] {
  const { person_kind, tckn, foreign_identity, vkn, iban } = owner;
  const isCompany = person_kind === 'COMPANY';
  const unidentified = !isCompany && identityNumber(owner) === null;
  return [
    ...(unidentified && tckn ? ['owner_tckn_wrong'] : []),
    ...(unidentified && !tckn && foreign_identity ? ['owner_foreign_identity_wrong'] : []),
    ...(isCompany && vkn && !isVkn(vkn) ? ['owner_vkn_wrong'] : []),
    ...(iban && !isTurkishIban(iban) ? ['owner_iban_wrong'] : []),
  ];
}

/** A code that another province or district has: the villa's address and its place disagree. */
function wrongCodes({ il_code, ilce_code, plate_code, district_ilce_code }: ReportedStay['villa']) {
  const otherIl = il_code !== null && plate_code !== null && il_code !== plate_code;
  const otherIlce =
    ilce_code !== null && district_ilce_code !== null && ilce_code !== district_ilce_code;
  return [...(otherIl ? ['il_code_wrong'] : []), ...(otherIlce ? ['ilce_code_wrong'] : [])];
}
