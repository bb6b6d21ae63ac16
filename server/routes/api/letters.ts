import * as blogPosts from '../../controllers/api/blog-posts.ts';
import * as comments from '../../controllers/api/comments.ts';
import * as contactDesk from '../../controllers/api/contact-desk.ts';
import * as deskMails from '../../controllers/api/desk-mails.ts';
import * as faq from '../../controllers/api/faq.ts';
import * as mailTemplates from '../../controllers/api/mail-templates.ts';
import * as newsletters from '../../controllers/api/newsletters.ts';
import * as outbox from '../../controllers/api/outbox.ts';
import * as subscribers from '../../controllers/api/subscribers.ts';
import { staff } from '../../middleware/access.ts';
import { takePictures } from '../../middleware/uploads.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** What the office writes, and what is written to it. Below /v1/admin. */
export const lettersCalls: Route[] = [
  // Blog; /blog/tags stands before /blog/:id
  get  ('/blog',               staff,        blogPosts.list),
  get  ('/blog/tags',          staff,        blogPosts.tags),
  get  ('/blog/:id',           staff,        blogPosts.show),
  post ('/blog',               staff,        blogPosts.create),
  post ('/blog/edit',          staff,        blogPosts.update),
  del  ('/blog/:id',           staff,        blogPosts.remove),
  post ('/picture',            staff,        takePictures('images[]'), blogPosts.upload),

  // Comments
  get  ('/comment',            staff,        comments.list),
  patch('/comment',            staff,        comments.moveSeveral),
  del  ('/comment',            staff,        comments.removeSeveral),
  get  ('/comment/:id',        staff,        comments.show),
  put  ('/villas/commentactivity/:id', staff, comments.move),
  del  ('/villas/comment/:id', staff,        comments.remove),

  // Messages and subscribers
  get  ('/contact/messages',   staff,        contactDesk.list),
  patch('/contact/messages',   staff,        contactDesk.markSeveral),
  del  ('/contact/messages',   staff,        contactDesk.removeSeveral),
  get  ('/contact/messages/:id', staff,      contactDesk.show),
  patch('/contact/messages/:id', staff,      contactDesk.mark),
  del  ('/contact/messages/:id', staff,      contactDesk.remove),
  post ('/contact/messages/:id/answer', staff, contactDesk.answer),
  get  ('/subscriber',         staff,        subscribers.list),
  del  ('/subscriber/:id',     staff,        subscribers.remove),

  // Newsletters
  get  ('/newsletters',        staff,        newsletters.list),
  get  ('/newsletters/:id',    staff,        newsletters.show),
  post ('/newsletters',        staff,        newsletters.create),
  put  ('/newsletters/:id',    staff,        newsletters.update),
  patch('/newsletters/:id',    staff,        newsletters.move),
  del  ('/newsletters/:id',    staff,        newsletters.remove),
  post ('/newsletters/:id/test', staff,      newsletters.test),

  // Questions
  get  ('/faqgroups',          staff,        faq.list),
  post ('/faqgroups',          staff,        faq.create),
  patch('/faqgroups/order',    staff,        faq.rank),
  put  ('/faqgroups/:id',      staff,        faq.update),
  del  ('/faqgroups/:id',      staff,        faq.remove),
  post ('/faqentries',         staff,        faq.createQuestion),
  patch('/faqentries/order',   staff,        faq.rankQuestions),
  put  ('/faqentries/:id',     staff,        faq.updateQuestion),
  del  ('/faqentries/:id',     staff,        faq.removeQuestion),

  // Mails
  get  ('/mailtemplates',      staff,        mailTemplates.list),
  patch('/mailtemplates/activity', staff,    mailTemplates.flag),
  put  ('/mailtemplates/:id',  staff,        mailTemplates.update),
  post ('/mailtemplates/:id/reset', staff,   mailTemplates.reset),
  post ('/mailtemplates/:id/preview', staff, mailTemplates.preview),
  post ('/mailtemplates/:id/test', staff,    mailTemplates.test),
  get  ('/mails',              staff,        outbox.list),
  post ('/mails/resend',       staff,        outbox.resendAll),
  get  ('/mails/:id',          staff,        outbox.show),
  post ('/mails/:id/resend',   staff,        outbox.resend),
  post ('/sendbank',           staff,        deskMails.send('bank')),
  post ('/sendconfirm',        staff,        deskMails.send('confirm')),
  post ('/sendpaymentlink',    staff,        deskMails.sendPaymentLink),
];
