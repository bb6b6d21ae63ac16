import * as ops from '../controllers/ops.ts';
import { anyone, opsOnly } from '../middleware/access.ts';
import { get, type Route } from './route.ts';

/** For the people and programs that run the server. */
export const opsRoutes: Route[] = [
  get('/healthz', anyone, ops.alive),
  get('/readyz', anyone, ops.ready),
  get('/metrics', opsOnly, ops.metrics),
];
