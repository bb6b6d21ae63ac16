import { z } from 'zod';

import { Line } from './common.ts';

/** `/faq`: words to look for in questions and answers. */
export const FaqQuery = z.object({ q: Line(80).optional() });
