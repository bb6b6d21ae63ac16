import type { CompanyText } from '../../../views/public/company/company-text.ts';
import type { findContentPage } from '../../queries/content/content-pages.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';

/** Staff's words for a page, or null where they wrote none. */
export function presentCompanyText(
  page: Awaited<ReturnType<typeof findContentPage>>,
): CompanyText | null {
  if (!page) return null;
  const { title, body, seo_title, seo_description } = page;
  return { title, body: sanitiseRichText(body), seo_title, seo_description };
}
