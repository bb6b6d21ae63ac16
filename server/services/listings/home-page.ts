import type { HomeProps } from '../../../views/public/home/index.tsx';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { presentHome } from '../../presenters/listings/home.ts';
import { listDealVillas } from '../../queries/listings/deal-villas.ts';
import { listGapOffers } from '../../queries/listings/gap-offers.ts';
import { getHomeSections, listHomeVillas } from '../../queries/listings/home.ts';
import type { SiteRules } from '../content/settings.ts';
import { keptAnswers, UNDER_A_PAGE } from '../kept-answers.ts';
import { siteRules } from './shell.ts';

/** Gaps looked at, so that three of them can be sold. */
const GAPS_CONSIDERED = 9;
const DEALS = 4;

const keptHomes = keptAnswers<Omit<HomeProps, 'site'>>({
  tags: ['villas', 'boats'],
  most: 2,
  exact: false,
  longest: UNDER_A_PAGE,
});

/** What the home page shows, the same in each theme and currency. Shared: nobody may change it. */
export async function homeOf(): Promise<Omit<HomeProps, 'site'>> {
  const rules = await siteRules();
  return keptHomes(JSON.stringify([today(), rules]), () => readHome(rules));
}

async function readHome(rules: SiteRules): Promise<Omit<HomeProps, 'site'>> {
  const wanted = { today: today().toString(), maxNights: rules.gap_max_nights };
  const [villas, sections, gaps, deals] = await Promise.all([
    listHomeVillas(db),
    getHomeSections(db),
    listGapOffers(db, { ...wanted, limit: GAPS_CONSIDERED }),
    listDealVillas(db, { today: wanted.today, limit: DEALS }),
  ]);
  return presentHome({ villas, sections, gaps, deals }, { ...rules, today: today() });
}
