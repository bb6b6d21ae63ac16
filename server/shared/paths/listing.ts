/** What has a calendar and prices; rows of both have the same calls under other words. */
export type ListingKind = 'villa' | 'boat';
