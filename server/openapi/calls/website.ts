import { PublicComment } from '../../schemas/answers/comments.ts';
import {
  WebsiteBank,
  WebsiteContact,
  WebsiteHome,
  WebsitePage,
} from '../../schemas/answers/website.ts';
import { PublicComments } from '../../schemas/comments.ts';
import { Nothing } from '../../schemas/common.ts';
import { type Calls, one, paged } from '../call.ts';

const page = { query: Nothing, answer: one(WebsitePage), errors: { 404: ['not_found'] } } as const;

// biome-ignore format: one line per call is what makes this table readable
export const website: Calls = {
  readAbout:    { route: 'GET /v1/website/about',    ...page },
  readPrivacy:  { route: 'GET /v1/website/privacy',  ...page },
  readRental:   { route: 'GET /v1/website/rental',   ...page },
  readCancel:   { route: 'GET /v1/website/cancel',   ...page },
  readKvkk:     { route: 'GET /v1/website/kvkk',     ...page },
  readHowRent:  { route: 'GET /v1/website/howrent',  ...page },
  readContact:  { route: 'GET /v1/website/contact',  query: Nothing,        answer: one(WebsiteContact) },
  readHome:     { route: 'GET /v1/website/home',     query: Nothing,        answer: one(WebsiteHome) },
  readBank:     { route: 'GET /v1/website/bank',     query: Nothing,        answer: one(WebsiteBank) },
  readComments: { route: 'GET /v1/website/comments', query: PublicComments, answer: paged(PublicComment) },
};
