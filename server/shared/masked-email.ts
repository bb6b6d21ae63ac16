/** Enough of an address to know one's own by: deniz@koy.example → d•••@koy.example. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');
