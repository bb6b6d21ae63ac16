import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import type { FeedAnswer } from '../../../server/schemas/answers/feeds.ts';
import { CalendarPage, type CalendarPageProps } from './index.tsx';
import { VillaCalendarSide } from './villa-side.tsx';

interface VillaCalendarPageProps extends Omit<CalendarPageProps, 'beside'> {
  external: ExternalLine[];
  feeds: FeedAnswer[];
}

/** `/dashboard/villas/{id}/calendar`. */
export function VillaCalendarPage({ external, feeds, ...page }: VillaCalendarPageProps) {
  const { site, shell, head } = page;
  return (
    <CalendarPage
      {...page}
      beside={
        <VillaCalendarSide
          site={site}
          villa_id={head.id}
          external={external}
          feeds={feeds}
          isStaff={shell.user.role === 'ADMIN'}
        />
      }
    />
  );
}
