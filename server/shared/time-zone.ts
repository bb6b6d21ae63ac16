/** Where days begin: the agency's country, whatever zone the server or the visitor is in. */
export const TIME_ZONE = 'Europe/Istanbul';
