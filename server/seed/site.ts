import { dayFrom, type Moment, past } from './moments.ts';
import { bankCodeAt, ibanOf } from './numbers.ts';
import { STAFF_IDS } from './people.ts';
import { picture } from './pictures.ts';
import { createRandom } from './random.ts';
import { type Numbered, numbered, type Row } from './rows.ts';
import settingTexts from './texts/settings.json' with { type: 'json' };

/** TL for one unit, as staff set them last. */
const RATES = { DOLLAR: 48.7, EURO: 55.9, POUND: 65.2 } as const;

const HOME_PICTURE = 'hero-01';

export function settingsOf(moment: Moment) {
  const hero = picture(HOME_PICTURE);
  const values: Record<string, string> = {
    ...settingTexts,
    home_picture: hero.hash,
    home_picture_alt: hero.alt,
    dollar_exchange_rate: RATES.DOLLAR.toFixed(4),
    euro_exchange_rate: RATES.EURO.toFixed(4),
    sterling_exchange_rate: RATES.POUND.toFixed(4),
  };
  const updated_at = past(moment, dayFrom(moment, -1), [16, 10]);
  return Object.entries(values).map(([key, value]) => ({
    key,
    value,
    updated_by: STAFF_IDS[0] ?? null,
    created_at: updated_at,
    updated_at,
  }));
}

/** Two months of the central bank's rates on working days, and staff's own on some Mondays. */
export function exchangeRatesOf(moment: Moment): Row<'exchange_rates'>[] {
  const random = createRandom('exchange rates');
  const days = Array.from({ length: 61 }, (_, index) => dayFrom(moment, index - 61));
  const working = days.filter((day) => Temporal.PlainDate.from(day).dayOfWeek < 6);
  return working.flatMap((day, index) => {
    const share = 0.965 + (0.035 * index) / working.length + (random.next() - 0.5) * 0.003;
    const isMonday = Temporal.PlainDate.from(day).dayOfWeek === 1;
    const bulletin = `${day.slice(0, 4)}/${String(Temporal.PlainDate.from(day).dayOfYear).padStart(3, '0')}`;
    return Object.entries(RATES).flatMap(([currency, rate]) => [
      rateRow({
        currency,
        rate: rate * share,
        source: 'TCMB',
        day,
        bulletin,
        at: past(moment, day, [15, 45]),
      }),
      ...(isMonday
        ? [
            rateRow({
              currency,
              rate: rate * share * 1.005,
              source: 'STAFF',
              day,
              bulletin,
              at: past(moment, day, [16, 10]),
            }),
          ]
        : []),
    ]);
  });
}

interface RateFacts {
  currency: string;
  rate: number;
  source: 'TCMB' | 'STAFF';
  day: string;
  bulletin: string;
  at: string;
}

const rateRow = (facts: RateFacts): Row<'exchange_rates'> => {
  const isTcmb = facts.source === 'TCMB';
  return {
    currency: facts.currency,
    rate: facts.rate.toFixed(4),
    source: facts.source,
    bulletin_date: isTcmb ? facts.day : null,
    bulletin_no: isTcmb ? facts.bulletin : null,
    note: isTcmb ? null : 'Haftalık kur',
    created_by: isTcmb ? null : (STAFF_IDS[1] ?? null),
    created_at: facts.at,
  };
};

const HOLDER = settingTexts.company_title;

/** Two accounts guests pay into, and one for euros. */
export const bankAccounts: Numbered<'bank_accounts'>[] = numbered(
  [
    bank('Ziraat Bankası', 'Kalkan', ibanOf(bankCodeAt(0), 9_876_543_210), 'TL'),
    bank('Garanti BBVA', 'Fethiye', ibanOf('00062', 6_297_045_001), 'TL'),
    bank('İş Bankası', 'Kaş', ibanOf('00064', 4_331_200_077), 'EURO'),
  ].map((account, position) => ({ ...account, position })),
);

function bank(bank_name: string, branch: string, iban: string, currency: string) {
  const note =
    currency === 'TL'
      ? 'Açıklamaya yalnız rezervasyon numarasını yazın.'
      : 'Yurt dışından gelen ödemeler için.';
  return { bank_name, branch, holder: HOLDER, iban, currency, note };
}

/** The site's rates as a reservation made on that day keeps them. */
export const ratesOn = (day: string) => ({
  dollar_exchange_rate: RATES.DOLLAR.toFixed(4),
  euro_exchange_rate: RATES.EURO.toFixed(4),
  sterling_exchange_rate: RATES.POUND.toFixed(4),
  updated_on: day,
});
