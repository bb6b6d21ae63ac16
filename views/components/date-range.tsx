import type { Site } from '../layouts/site.ts';
import { Island } from './island.tsx';

interface DateRangeFieldsProps {
  site: Pick<Site, 'today'>;
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

/** Check-in and check-out of a GET form: date inputs that become one calendar (css/date-range.css). */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { site, id, check_in = '', check_out = '', look = 'field', names } = props;
  const { today } = site;
  return (
    <Island
      name="date-range"
      id={id}
      className="date-range"
      props={{ check_in, check_out, today, look, names }}
    />
  );
}
