import { withQuery } from './with-query.ts';

/** Calls of the JSON API about what stands on the site beside its listings. */
export const websiteApiPaths = {
  showcases: (search: object = {}) => withQuery('/v1/admin/showcases', search),
  showcase: (id: number) => `/v1/admin/showcases/${id}`,
  showcaseOrder: () => '/v1/admin/showcases/order',
  showcaseVillas: () => '/v1/admin/showcase-villas',
  showcaseVillaOrder: () => '/v1/admin/showcase-villas/order',
  showcaseVilla: (id: number | '{id}') => `/v1/admin/showcase-villas/${id}`,
  showcaseImport: () => '/v1/admin/showcase-villas/import',
  posts: (search: object = {}) => withQuery('/v1/admin/blog', search),
  post: (id: number) => `/v1/admin/blog/${id}`,
  postEdit: () => '/v1/admin/blog/edit',
  sitePage: (section: string) => `/v1/admin/pages/${section}`,
  sitePageVersions: (section: string, search: object = {}) =>
    withQuery(`/v1/admin/pages/${section}/versions`, search),
  sitePagePreview: (section: string) => `/v1/admin/pages/${section}/preview`,
  sitePageRestore: (section: string) => `/v1/admin/pages/${section}/restore`,
  legalEditions: (kind: string, search: object = {}) =>
    withQuery(`/v1/admin/legaldocuments/${kind.toLowerCase()}/editions`, search),
  legalPreview: (kind: string) => `/v1/admin/legaldocuments/${kind.toLowerCase()}/preview`,
  documents: (search: object = {}) => withQuery('/v1/admin/documents', search),
  documentRow: (id: number) => `/v1/admin/documents/${id}`,
  documentOrder: () => '/v1/admin/documents/order',
  questionGroups: (search: object = {}) => withQuery('/v1/admin/faqgroups', search),
  questionGroup: (id: number) => `/v1/admin/faqgroups/${id}`,
  questionGroupOrder: () => '/v1/admin/faqgroups/order',
  questions: () => '/v1/admin/faqentries',
  question: (id: number) => `/v1/admin/faqentries/${id}`,
  questionOrder: () => '/v1/admin/faqentries/order',
  newsletters: (search: object = {}) => withQuery('/v1/admin/newsletters', search),
  newsletter: (id: number) => `/v1/admin/newsletters/${id}`,
  newsletterTest: (id: number) => `/v1/admin/newsletters/${id}/test`,
};
