import type { MinistrySums, MinistryVilla, Nationality } from '../../queries/reports/ministry.ts';
import type { MinistryRow } from '../../schemas/answers/ministry.ts';
import { MINISTRY_COLUMNS, type MinistryColumn, USUAL_COLUMNS } from '../../schemas/ministry.ts';
import type { ColumnKind, Columns } from '../../services/exports/columns.ts';
import { countryName, nationalityText } from '../../shared/countries.ts';

/** A villa's figures; guests by nationality are those whom guest lists name. */
export function presentMinistryRow(row: MinistryVilla): MinistryRow {
  const guests = guestsBy(row.nationalities, row.guests);
  return {
    villa_id: row.villa_id,
    villa_name: row.villa_name,
    villa_code: row.villa_code,
    permit_no: row.permit_no,
    permit_type: row.permit_type as MinistryRow['permit_type'],
    permit_holder: row.permit_holder,
    permit_date: row.permit_date,
    permit_capacity: row.permit_capacity,
    permit_verified: row.permit_verified,
    region: row.region,
    town: row.town,
    district: row.district,
    il_code: row.il_code,
    ilce_code: row.ilce_code,
    mahalle: row.mahalle,
    stays: row.stays,
    nights: row.nights,
    guests: row.guests,
    guest_nights: row.guest_nights,
    ...guests,
    nationalities: row.nationalities,
    amount_kurus: row.amount_kurus,
  };
}

/** How many come from Turkey, from elsewhere, and of how many nobody knows. */
function guestsBy(nationalities: readonly Nationality[], guests: number) {
  const sum = (fits: (code: string) => boolean) =>
    nationalities.reduce((total, { code, guests }) => total + (fits(code) ? guests : 0), 0);
  const domestic_guests = sum((code) => code === 'TR');
  const foreign_guests = sum((code) => code !== 'TR');
  const unlisted_guests = Math.max(0, guests - domestic_guests - foreign_guests);
  return { domestic_guests, foreign_guests, unlisted_guests };
}

/** A row as a file shows it: nationalities in words. */
export const presentMinistryLine = (row: MinistryVilla) => ({
  ...presentMinistryRow(row),
  nationalities: nationalityText(row.nationalities),
});

const KINDS: Partial<Record<MinistryColumn, ColumnKind>> = {
  permit_type: { code: 'villas:choice.permit_type' },
  permit_date: 'day',
  permit_capacity: 'number',
  il_code: 'plate_code',
  stays: 'number',
  nights: 'number',
  guests: 'number',
  guest_nights: 'number',
  domestic_guests: 'number',
  foreign_guests: 'number',
  unlisted_guests: 'number',
  amount_kurus: 'money',
};

/** The chosen columns of a file, in the order chosen. */
export const ministryColumns = (
  chosen: readonly MinistryColumn[],
): Columns<ReturnType<typeof presentMinistryLine>> =>
  Object.fromEntries(chosenColumns(chosen).map((name) => [name, KINDS[name] ?? 'text']));

/** Those that were chosen, each once and in the order chosen; when none was, the usual ones. */
export const chosenColumns = (chosen: readonly MinistryColumn[]): readonly MinistryColumn[] =>
  chosen.length === 0 ? USUAL_COLUMNS : [...new Set(chosen)];

/** All columns to choose from: those that are shown first, so that their order stays. */
export const offeredColumns = (shown: readonly MinistryColumn[]): readonly MinistryColumn[] => [
  ...shown,
  ...MINISTRY_COLUMNS.filter((column) => !shown.includes(column)),
];

export interface ShownSums extends MinistrySums, ReturnType<typeof guestsBy> {
  /** Guests on lists by their country in words, most first. */
  nationalities: { name: string; guests: number }[];
}

/** Sums of all villas of the report. */
export const presentMinistrySums = (
  sums: MinistrySums,
  nationalities: readonly Nationality[],
): ShownSums => ({
  ...sums,
  ...guestsBy(nationalities, sums.guests),
  nationalities: nationalities.map(({ code, guests }) => ({ name: countryName(code), guests })),
});
