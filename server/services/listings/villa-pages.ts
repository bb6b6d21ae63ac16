import { db } from '../../db/index.ts';
import {
  findVillaPage,
  type VillaPageRow,
  type VillaPageWants,
} from '../../queries/listings/villa-pages.ts';
import { keptAnswers, UNDER_A_PAGE } from '../kept-answers.ts';

/** Of a villa that is not there it matters whether any comes. */
const keptRows = keptAnswers<VillaPageRow | undefined>({
  tags: (row) => [row ? `villa:${row.id}` : 'villas'],
  most: 100,
  exact: false,
  longest: UNDER_A_PAGE,
});

/**
 * All a villa's page shows (`findVillaPage`), out of memory where somebody asked lately, whatever the
 * stay: what is read ahead is the same for nearly all of them. Changes show as in a kept page; who sells
 * a stay reads again what it costs. Shared by all who ask: nobody may change it.
 */
export const villaPageOf = (
  slug: string,
  wants: VillaPageWants,
): Promise<VillaPageRow | undefined> =>
  keptRows(JSON.stringify([slug, wants.days, wants.comments]), () =>
    findVillaPage(db, slug, wants),
  );
