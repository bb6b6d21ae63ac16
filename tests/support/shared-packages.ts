/** Packages that the product and its tests both import: there must be one of each. */
export const SHARED_PACKAGES = [
  'express',
  'jsonwebtoken',
  'kysely',
  'kysely/helpers/postgres',
  'supertest',
  'zod',
];
