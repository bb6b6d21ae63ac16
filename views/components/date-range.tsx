import type { Site } from '../layouts/site.ts';
import { Island } from './island.tsx';

interface DateRangeFieldsProps {
  site: Pick<Site, 't' | 'today'>;
  /** Needed where one page shows several. */
  id?: string;
  /** ISO days, '' while not chosen. */
  check_in?: string;
  check_out?: string;
  /** `cell` in the big search form, `field` elsewhere. */
  look?: 'cell' | 'field';
  /** What the days are called; a boat's begin and end. */
  names?: { check_in: string; check_out: string };
}

const KEYS = [
  'when',
  'choose_check_in',
  'choose_check_out',
  'arrival',
  'departure',
  'previous_month',
  'next_month',
  'clear',
  'apply',
  'close',
] as const;

/** Check-in and check-out of a GET form: date inputs that become one calendar (css/date-range.css). */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { site, id, check_in = '', check_out = '', look = 'field', names } = props;
  const { t, today } = site;
  const words = Object.fromEntries(KEYS.map((key) => [key, t(`dates:${key}`)]));
  const labels = {
    ...(words as Record<(typeof KEYS)[number], string>),
    nights: t('dates:nights', { count: '{{count}}' }),
    check_in: names?.check_in ?? t('dates:check_in'),
    check_out: names?.check_out ?? t('dates:check_out'),
  };
  return (
    <Island
      name="date-range"
      id={id}
      className="date-range"
      props={{ check_in, check_out, today, look, labels }}
    />
  );
}
