import { calendar as ofBoats } from '../views/locales/tr/boats.json';
import { calendar as ofVillas } from '../views/locales/tr/villa.json';

/** Texts of the calendar; holes as {{name}}, important words in <b>. */
export type CalendarLabels = typeof ofVillas;

/** Whose calendar it is: a boat is taken by days and boarded, a villa by nights. */
export type CalendarKind = 'villa' | 'boat';

export const calendarLabels: Record<CalendarKind, CalendarLabels> = {
  villa: ofVillas,
  boat: ofBoats,
};
