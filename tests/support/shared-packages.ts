/** Packages of many small modules that the product and its tests both import: there must be one of each. */
export const SHARED_PACKAGES = ['kysely', 'kysely/helpers/postgres', 'zod'];
