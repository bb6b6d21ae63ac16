/* Whose calendars are read, and whom ours are for. */

export const FEED_SOURCES = ['AIRBNB', 'BOOKING', 'VRBO', 'GOOGLE', 'FILE', 'OTHER'] as const;

/** `ALL` holds whatever takes nights, the others all but their own. */
export const EXPORT_DESTINATIONS = ['ALL', 'AIRBNB', 'BOOKING', 'VRBO', 'GOOGLE', 'OTHER'] as const;
