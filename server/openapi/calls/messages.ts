import { Sentence } from '../../schemas/answers/common.ts';
import { ContactMessage } from '../../schemas/contact-messages.ts';
import { Subscription } from '../../schemas/subscriptions.ts';
import { type Calls, created } from '../call.ts';

const QUESTION = {
  name: 'Ayşe Demirtaş',
  email: 'ayse@ornek.example',
  phone: '0532 123 45 67',
  subject: 'Villa Çam',
  message: 'Bebek yatağı var mı?',
  villa: 'villa-cam',
};

// biome-ignore format: one line per call is what makes this table readable
export const messages: Calls = {
  sendContactMessage: { route: 'POST /v1/contact',           body: ContactMessage, answer: created(Sentence), example: QUESTION },
  subscribe:          { route: 'POST /v1/website/subscribe', body: Subscription,   answer: created(Sentence), errors: { 409: ['already_subscribed'] } },
};
