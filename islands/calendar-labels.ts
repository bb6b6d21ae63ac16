import type { ListingKind } from '../server/shared/paths/listing.ts';
import { calendar as ofBoats } from '../views/locales/tr/boats.json';
import { calendar as ofVillas } from '../views/locales/tr/villa.json';

/** Texts of the calendar; holes as {{name}}, important words in <b>. */
export type CalendarLabels = typeof ofVillas;

export const calendarLabels: Record<ListingKind, CalendarLabels> = {
  villa: ofVillas,
  boat: ofBoats,
};
