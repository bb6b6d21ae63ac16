import type { HomeProps, ShowcaseData } from '../../../views/public/home/index.tsx';
import { t } from '../../i18n.ts';
import type { DealVilla } from '../../queries/listings/deal-villas.ts';
import type { HomeVilla } from '../../queries/listings/home.ts';
import type { Home } from '../../services/listings/home-page.ts';
import { onceEach } from '../../shared/once-each.ts';
import { presentPost } from '../content/posts.ts';
import { agesOf } from './ages.ts';
import { presentBoatCard } from './boat-cards.ts';
import { presentGapCard, presentVillaCard } from './villa-cards.ts';

const GAPS_SHOWN = 3;

/** The home page as its view wants it, made once of what is kept for all its themes and currencies. */
export const presentHome = onceEach((home: Home): Omit<HomeProps, 'site'> => {
  const { villas, sections, gaps, deals, rules } = home;
  const month = villas.find(({ showcase_id }) => showcase_id === null);
  const gapCards = gaps.flatMap((gap) => presentGapCard(gap, rules) ?? []);
  return {
    figures: {
      villas: sections.villas,
      boats: sections.boats,
      rating: sections.rating,
      rating_count: sections.rating_count,
    },
    hero: sections.hero,
    showcases: showcasesOf(villas),
    towns: sections.towns,
    villa_of_month: month ? { ...presentVillaCard(month), summary: month.summary } : null,
    gaps: gapCards.slice(0, GAPS_SHOWN),
    deals: deals.map((villa) => ({ ...presentVillaCard(villa), tag: dealTag(villa) })),
    ages: agesOf(rules),
    boats: sections.boat_cards.map((boat) => presentBoatCard(boat)),
    comments: sections.comments,
    posts: sections.posts.map(presentPost),
  };
});

const dealTag = ({ kind, percent }: DealVilla) => t(`home:deals.tag.${kind}`, { percent });

function showcasesOf(villas: readonly HomeVilla[]): ShowcaseData[] {
  const showcases = new Map<number, ShowcaseData>();
  for (const villa of villas) {
    const { showcase_id: id, showcase_title, showcase_text } = villa;
    if (id === null) continue;
    const showcase = showcases.get(id) ?? {
      id,
      title: showcase_title ?? '',
      text: showcase_text || null,
      link: villa.showcase_link,
      villas: [],
    };
    showcase.villas.push(presentVillaCard(villa));
    showcases.set(id, showcase);
  }
  return [...showcases.values()];
}
