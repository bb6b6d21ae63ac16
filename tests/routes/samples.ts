import { createBoat } from '../support/boat-factories.ts';
import { createDocument, createFaqGroup, createPost } from '../support/content-factories.ts';
import { db } from '../support/db.ts';
import {
  createBankAccount,
  createDistrict,
  createLegalDocuments,
  createReservation,
  createTown,
  createVilla,
} from '../support/factories.ts';
import type { Walked } from './walk.ts';

export type Rows = Awaited<ReturnType<typeof createRows>>;

/** One of everything that an address of the product can name. */
export async function createRows() {
  const town = await createTown();
  const district = await createDistrict({ town_id: town.id });
  const villa = await createVilla({ district_id: district.id });
  const boat = await createBoat();
  const reservation = await createReservation({ villa_id: villa.id });
  await createBankAccount();
  await createLegalDocuments();
  await createContentPages();
  await createFaqGroup('Rezervasyon', [['Opsiyon ne demek?', '<p>Tarihlerin tutulduğu süre.</p>']]);
  const post = await createPost({ tags: ['bolge-rehberi'] });
  const document = await createDocument();
  const mail = await createMail(reservation.id);
  return { town, villa, boat, reservation, post, document, mail };
}

/** An address with parameters → the one of a row that exists. Each such route needs its line here. */
const SAMPLES: Record<string, (rows: Rows) => string> = {
  '/:slug': ({ town }) => `/${town.slug}`,
  '/villa/:slug': ({ villa }) => `/villa/${villa.slug}`,
  '/villa/:slug/takvim': ({ villa }) => `/villa/${villa.slug}/takvim`,
  '/boat/:slug': ({ boat }) => `/boat/${boat.slug}`,
  '/rezervasyon/:slug': ({ villa }) => `/rezervasyon/${villa.slug}`,
  '/rezervasyon/:slug/:code': ({ villa, reservation }) =>
    `/rezervasyon/${villa.slug}/${reservation.reservation_id}`,
  '/website/document/:id': ({ document }) => `/website/document/${document.id}`,
  '/blog/:slug': ({ post }) => `/blog/${post.slug}`,
  '/enquire/:code/ics': ({ reservation }) => `/enquire/${reservation.reservation_id}/ics`,
  '/dashboard/reservations/villa/:id': ({ reservation }) =>
    `/dashboard/reservations/villa/${reservation.id}`,
  '/dashboard/mails/:id': ({ mail }) => `/dashboard/mails/${mail.id}`,
  '/v1/admin/reservations/:id': ({ reservation }) => `/v1/admin/reservations/${reservation.id}`,
};

/** Throws for an address with parameters that has no sample: a new route adds its line above. */
export function addressOf(address: string, rows: Rows): string {
  if (!address.includes(':')) return address;
  const sample = SAMPLES[address];
  if (!sample) throw new Error(`tests/routes/samples.ts has no row for ${address}`);
  return sample(rows);
}

/** Addresses that answer with a file instead of a page. */
const FILES = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/website/document/:id',
  '/enquire/:code/ics',
];

export const isFile = (address: string) => FILES.includes(address) || address.endsWith('.ics');

/** Calls whose path says all there is to say. */
const WITHOUT_BODY = ['post /v1/auth/logout'];

export const takesNoBody = ({ method, address }: Walked) =>
  WITHOUT_BODY.includes(`${method} ${address}`);

const SECTIONS = ['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent', 'bank', 'payment'];

const createContentPages = () =>
  db
    .insertInto('content_pages')
    .values(SECTIONS.map((section) => ({ section, title: 'Bilgi', body: '<p>Metin</p>' })))
    .onConflict((conflict) => conflict.column('section').doNothing())
    .execute();

const createMail = (reservation_id: number) =>
  db
    .insertInto('mails')
    .values({
      recipient: 'ayse@ornek.example',
      subject: 'Talebiniz bize ulaştı',
      html: '<p>Merhaba</p>',
      text: 'Merhaba',
      event_key: `walk ${reservation_id}`,
      reservation_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
