import { z } from 'zod';

import { IdText } from './common.ts';

export const DocumentParams = z.strictObject({ id: IdText });
