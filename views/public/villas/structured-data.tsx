import { paths } from '../../../server/shared/paths.ts';
import { jpegUrl } from '../../../server/shared/pictures.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BedKind, VillaData } from './villa.ts';

interface StructuredDataProps {
  site: Pick<Site, 'base_url'>;
  villa: VillaData;
}

/** Istanbul keeps one offset all year. */
const OFFSET = '+03:00';
const PICTURES = 8;

const BEDS: Record<BedKind, string> = {
  DOUBLE: 'Double',
  SINGLE: 'Single',
  TWIN: 'Twin',
  BUNK: 'BunkBed',
  SOFA: 'SofaBed',
  COT: 'Crib',
};

/**
 * The villa as search engines read it: schema.org VacationRental with the keys Google asks for. Its
 * place is the middle of the circle the page draws, never the house itself.
 */
export function StructuredData({ site, villa }: StructuredDataProps) {
  const { base_url } = site;
  const { location, rules } = villa;
  return (
    <JsonLd
      content={{
        '@type': 'VacationRental',
        additionalType: 'Villa',
        identifier: String(villa.id),
        name: villa.name,
        description: villa.summary || villa.paragraphs[0],
        url: base_url + paths.villa(villa.slug),
        image: villa.pictures.slice(0, PICTURES).map((picture) => base_url + jpegUrl(picture)),
        ...(location && { latitude: location.lat.toFixed(5), longitude: location.lon.toFixed(5) }),
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'TR',
          addressRegion: villa.region,
          addressLocality: `${villa.district}, ${villa.town}`,
        },
        checkinTime: rules.check_in_time.slice(0, 8) + OFFSET,
        checkoutTime: rules.check_out_time.slice(0, 8) + OFFSET,
        knowsLanguage: ['tr-TR'],
        containsPlace: accommodationOf(villa),
        ...ratingOf(villa),
      }}
    />
  );
}

function accommodationOf(villa: VillaData) {
  const beds = villa.rooms.flatMap((room) => room.beds);
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: villa.capacity },
    numberOfBedrooms: villa.bedrooms,
    numberOfBathroomsTotal: villa.bathrooms,
    ...(villa.floor_area_m2 && {
      floorSize: { '@type': 'QuantitativeValue', value: villa.floor_area_m2, unitCode: 'MTK' },
    }),
    bed: beds.map(({ kind, count }) => ({
      '@type': 'BedDetails',
      numberOfBeds: count,
      typeOfBed: BEDS[kind],
    })),
    amenityFeature: [
      ...villa.amenities.map((name) => amenity(name, true)),
      amenity('licenseNum', villa.permit_no),
      amenity('petsAllowed', villa.rules.pets !== 'NO'),
    ],
  };
}

const amenity = (name: string, value: boolean | string) => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value,
});

/** Only of comments the page shows; their texts are not told twice. */
function ratingOf({ comments }: VillaData) {
  if (comments.rating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: comments.rating,
      reviewCount: comments.count,
      bestRating: 5,
    },
  };
}
