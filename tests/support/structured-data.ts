import { z } from 'zod';

/** Addresses are absolute and text is there: a search engine drops what is not. */
const Words = z.string().min(1);
const Address = z.url({ protocol: /^https?$/ });
const Instant = z.iso.datetime({ offset: true });

const Postal = z.object({ '@type': z.literal('PostalAddress'), addressCountry: z.literal('TR') });

const Rating = z.object({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
  bestRating: z.literal(5),
});

const Quantity = z.object({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().positive(),
});

/** The properties that search engines want of each type, and what of them we promise beyond. */
const STRUCTURED = {
  TravelAgency: z.object({
    name: Words,
    url: Address,
    logo: Address,
    image: Address,
    telephone: Words,
    address: Postal.extend({ streetAddress: Words }),
    identifier: z.object({ '@type': z.literal('PropertyValue'), value: z.literal('18126') }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: Words,
          item: Address,
        }),
      )
      .min(2)
      .refine((items) => items.every(({ position }, at) => position === at + 1)),
  }),
  ItemList: z.object({
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), url: Address }),
      )
      .min(1),
  }),
  VacationRental: z.object({
    identifier: Words,
    name: Words,
    description: Words,
    url: Address,
    image: z.array(Address).min(8),
    latitude: z.string().regex(/^\d{2}\.\d{5}$/),
    longitude: z.string().regex(/^\d{2}\.\d{5}$/),
    address: Postal.extend({ addressRegion: Words, addressLocality: Words }),
    checkinTime: z.string().regex(/^\d{2}:\d{2}:\d{2}\+03:00$/),
    checkoutTime: z.string().regex(/^\d{2}:\d{2}:\d{2}\+03:00$/),
    containsPlace: z.object({
      '@type': z.literal('Accommodation'),
      additionalType: z.literal('EntirePlace'),
      occupancy: Quantity,
      numberOfBedrooms: z.int(),
      numberOfBathroomsTotal: z.int(),
      bed: z.array(z.object({ '@type': z.literal('BedDetails'), numberOfBeds: z.int() })).min(1),
      amenityFeature: z
        .array(z.object({ '@type': z.literal('LocationFeatureSpecification'), name: Words }))
        .min(1),
    }),
    aggregateRating: Rating.optional(),
  }),
  Product: z.object({
    name: Words,
    description: Words,
    url: Address,
    image: z.array(Address).min(1),
    offers: z.object({
      '@type': z.literal('AggregateOffer'),
      priceCurrency: z.literal('TRY'),
      lowPrice: z.number().positive(),
      highPrice: z.number().positive(),
      offerCount: z.int().positive(),
      availability: z.literal('https://schema.org/InStock'),
      priceSpecification: z.object({
        '@type': z.literal('UnitPriceSpecification'),
        priceCurrency: z.literal('TRY'),
        minPrice: z.number().positive(),
        maxPrice: z.number().positive(),
        unitCode: z.enum(['WEE', 'DAY']),
      }),
    }),
    aggregateRating: Rating.optional(),
  }),
  BlogPosting: z.object({
    headline: Words.max(110),
    image: Address,
    datePublished: Instant,
    dateModified: Instant,
    author: z.object({ '@type': z.enum(['Person', 'Organization']), name: Words }),
    publisher: z.object({ '@type': z.literal('Organization'), name: Words, url: Address }),
    mainEntityOfPage: Address,
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: Words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: Words }),
        }),
      )
      .min(1),
  }),
} satisfies Record<string, z.ZodObject>;

type StructuredType = keyof typeof STRUCTURED;

/** What a page tells search engines, each held against its type; an unknown type is no page's own. */
export function structuredDataOf(html: string): { type: string; problems: string[] }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => {
      const { '@context': context, '@type': type, ...rest } = JSON.parse(json ?? '');
      const schema = STRUCTURED[type as StructuredType];
      const result = schema?.safeParse(rest);
      const issues = result?.error?.issues ?? [];
      const problems = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      if (!schema) problems.push('no schema for this type');
      if (context !== 'https://schema.org') problems.push(`context ${context}`);
      return { type, problems };
    },
  );
}
