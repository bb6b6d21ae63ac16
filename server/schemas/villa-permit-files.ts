import { z } from 'zod';

import { Line } from './common.ts';

/** `POST /v1/admin/villas/{id}/permit-files`, beside the `file`: what it is. */
export const NewPermitFile = z.strictObject({ title: Line(160) });
