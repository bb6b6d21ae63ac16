import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { type DealVilla, listDealVillas } from '../../queries/listings/deal-villas.ts';
import { listGapOffers } from '../../queries/listings/gap-offers.ts';
import {
  getHomeSections,
  type HomeSections,
  type HomeVilla,
  listHomeVillas,
} from '../../queries/listings/home.ts';
import type { SiteRules } from '../content/settings.ts';
import { keptAnswers, UNDER_A_PAGE } from '../kept-answers.ts';
import { siteRules } from './shell.ts';

/** Gaps looked at, so that three of them can be sold. */
const GAPS_CONSIDERED = 9;
const DEALS = 4;

/** What the home page is made of, and the rules of the day that its prices go by. */
export interface Home {
  villas: HomeVilla[];
  sections: HomeSections;
  gaps: Awaited<ReturnType<typeof listGapOffers>>;
  deals: DealVilla[];
  rules: SiteRules & { today: Temporal.PlainDate };
}

const keptHomes = keptAnswers<Home>({
  tags: ['villas', 'boats'],
  most: 2,
  exact: false,
  longest: UNDER_A_PAGE,
});

/** The same in each theme and currency. Shared: nobody may change it. */
export async function getHome(): Promise<Home> {
  const rules = { ...(await siteRules()), today: today() };
  return keptHomes(JSON.stringify(rules), () => readHome(rules));
}

async function readHome(rules: Home['rules']): Promise<Home> {
  const wanted = { today: rules.today.toString(), maxNights: rules.gap_max_nights };
  const [villas, sections, gaps, deals] = await Promise.all([
    listHomeVillas(db),
    getHomeSections(db),
    listGapOffers(db, { ...wanted, limit: GAPS_CONSIDERED }),
    listDealVillas(db, { today: wanted.today, limit: DEALS }),
  ]);
  return { villas, sections, gaps, deals, rules };
}
