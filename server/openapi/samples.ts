import { choicesOf, type JsonSchema } from './json-schema.ts';

/**
 * What a field of this name holds in examples. Data names are the same everywhere, so one table
 * serves all calls; a name that is not here gets a value by its type.
 */
const BY_NAME: Record<string, unknown> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9…',
  adults: 2,
  bank_name: 'Ziraat Bankası',
  boarding_time: '16:00',
  capacity: 8,
  check_in: '2027-07-03',
  check_out: '2027-07-10',
  children: 1,
  customer_email: 'ayse@ornek.example',
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  date: '2027-07-03',
  date1: '2027-07-01',
  date2: '2027-07-31',
  district: 'Kalamar',
  email: 'ayse@ornek.example',
  end_date: '2027-08-31',
  file_name: 'belge.pdf',
  finished_at: '2027-07-10',
  first_name: 'Ayşe',
  firstName: 'Ayşe',
  hash: '3f9c1b2a7d5e4f608192',
  holder: 'Koy Turizm Seyahat Acentesi Ltd. Şti.',
  iban: 'TR330006100519786457841326',
  last_name: 'Demirtaş',
  lastName: 'Demirtaş',
  lat: 36.2663,
  leaving_time: '10:00',
  locative: 'Kalkan’da',
  lon: 29.4136,
  month: '2027-06',
  name: 'Kalkan',
  order: undefined,
  password: 'uzun bir parola 2026',
  period: '2027-06',
  permit_no: '07-1234',
  phone: '0532 123 45 67',
  region: 'Antalya',
  request_id: '01JD0Q5W7Z',
  reservation_id: 'K7M2-Q4XH9T',
  searchString: 'kalkan',
  slug: 'kalkan',
  start_date: '2027-06-01',
  started_at: '2027-07-03',
  tckn: '10000000146',
  thumbnail: '/media/3f9c1b2a7d5e4f608192/360.webp',
  title: 'Başlık',
  town: 'Kalkan',
  trip_ends_at: '18:00',
  trip_starts_at: '10:00',
  villa_name: 'Villa Çam',
  villa_slug: 'villa-cam',
  vkn: '1234567890',
  website: undefined,
};

/** A value that fits the schema, as a reader would expect it under that name. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const { choices, orNull } = choicesOf(schema);
  if (choices[0] && (choices.length > 1 || orNull)) return sampleOf(choices[0], name);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return [sampleOf(schema.items ?? {}, name.replace(/s$/, ''))];
    case 'boolean':
      return typeof schema.default === 'boolean' ? schema.default : true;
    case 'integer':
    case 'number':
      return sampleNumber(schema, name);
    case 'string':
      return sampleText(schema, name);
    default:
      return null;
  }
}

function sampleObject({ properties = {}, additionalProperties, propertyNames }: JsonSchema) {
  const fields = Object.entries(properties).map(([name, field]) => [name, sampleOf(field, name)]);
  if (fields.length > 0) return Object.fromEntries(fields);
  if (typeof additionalProperties !== 'object' || propertyNames?.enum) return {};
  return {};
}

function sampleNumber(schema: JsonSchema, name: string): number {
  const known = BY_NAME[name];
  if (typeof known === 'number') return known;
  if (typeof schema.default === 'number') return schema.default;
  if (name.endsWith('_kurus')) return within(schema, 7_000_000);
  if (name === 'year') return 2027;
  return within(schema, name === 'total' || name === 'version' ? 1 : 5);
}

function within({ minimum, maximum, exclusiveMinimum }: JsonSchema, wish: number): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? wish : exclusiveMinimum + 1);
  return Math.min(Math.max(wish, least), maximum ?? wish);
}

function sampleText(schema: JsonSchema, name: string): string {
  const known = BY_NAME[name];
  if (schema.format === 'date') return typeof known === 'string' ? known : '2027-07-03';
  if (schema.format === 'date-time') return '2027-06-01T09:00:00.000Z';
  if (schema.format === 'email') return 'ayse@ornek.example';
  if (schema.format === 'uri') return 'https://ornek.example/takvim.ics';
  if (typeof known === 'string') return known.slice(0, schema.maxLength);
  if (typeof schema.default === 'string' && schema.default !== '') return schema.default;
  return 'Metin'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength);
}
