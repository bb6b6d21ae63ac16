/** What staff wrote for a company page; `body` is sanitised. */
export interface CompanyText {
  title: string;
  body: string;
  seo_title: string | null;
  seo_description: string | null;
}
