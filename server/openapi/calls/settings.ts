import {
  ContactSettingsAnswer,
  SiteSettingsAnswer,
  SocialSettingsAnswer,
} from '../../schemas/answers/settings.ts';
import { Nothing } from '../../schemas/common.ts';
import { SETTINGS } from '../../schemas/settings.ts';
import { type Calls, one } from '../call.ts';

const stale = { 409: ['stale'] };

const SITE = { site_name: 'Koy', option_hours: 24, option_hours_near: 6 };
const CONTACT = { site_phone: '0242 000 01 26', site_email: 'bilgi@ornek.example' };
const SOCIAL = { instagram_link: 'https://www.instagram.com/ornek' };

// biome-ignore format: one line per call is what makes this table readable
export const settings: Calls = {
  showSiteSettings:      { route: 'GET /v1/admin/site/edit',    query: Nothing,          answer: one(SiteSettingsAnswer) },
  updateSiteSettings:    { route: 'PUT /v1/admin/site/edit',    body: SETTINGS.site,     answer: one(SiteSettingsAnswer),    errors: stale, example: SITE },
  showContactSettings:   { route: 'GET /v1/admin/contact/edit', query: Nothing,          answer: one(ContactSettingsAnswer) },
  updateContactSettings: { route: 'PUT /v1/admin/contact/edit', body: SETTINGS.contact,  answer: one(ContactSettingsAnswer), errors: stale, example: CONTACT },
  showSocialSettings:    { route: 'GET /v1/admin/social/edit',  query: Nothing,          answer: one(SocialSettingsAnswer) },
  updateSocialSettings:  { route: 'PUT /v1/admin/social/edit',  body: SETTINGS.social,   answer: one(SocialSettingsAnswer),  errors: stale, example: SOCIAL },
};
