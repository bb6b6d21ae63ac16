import express, { type RequestHandler, Router } from 'express';

import { AppError } from '../errors.ts';
import type { Access } from '../middleware/access.ts';
import { onlyLetters, refuseLonger } from '../middleware/body-limit.ts';
import { conditional } from '../middleware/conditional.ts';
import { idsAreNumbers, idsCanBe } from '../middleware/ids.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One URL of the product: the table's line. `access` comes before the action, so nothing is open by omission. */
export interface Route {
  method: Method;
  path: string;
  access: Access;
  steps: RequestHandler[];
  /** Whether one of its steps may want the password once more (`middleware/proof.ts`). */
  asks_proof: boolean;
}

/** Whether one of its steps reads a multipart body (`middleware/uploads.ts`). */
const takesFiles = ({ steps }: Route): boolean => steps.some((step) => 'takesFiles' in step);

const takesLongBody = ({ steps }: Route): boolean => steps.some((step) => 'takesLongBody' in step);

const verb =
  (method: Method) =>
  (path: string, access: Access, ...steps: RequestHandler[]): Route => ({
    method,
    path,
    access,
    steps,
    asks_proof: steps.some((step) => 'asksProof' in step),
  });

export const get = verb('get');
export const post = verb('post');
export const put = verb('put');
export const patch = verb('patch');
export const del = verb('delete');

/** Page routes on plain Express: access first, then the steps as written in the table. */
export function mountPages(routes: Route[]): RequestHandler {
  const all = methodsByPath(routes);
  return byFirstWord(routes, (some) => pageRouter(some, all));
}

/**
 * API routes with the order of checks of the API contract: method, media type, size and
 * syntax of the body, ids in the path, then who is asking, whether such a row can be, then the action.
 */
export const mountApi = (routes: Route[]): RequestHandler => byFirstWord(routes, apiRouter);

/**
 * A router for each first word of the addresses, then the one of those that begin with a parameter. In one
 * router all patterns before it are tried on an address: for a public page those of the whole dashboard.
 */
function byFirstWord(routes: Route[], mount: (some: Route[]) => Router): RequestHandler {
  const groups = Map.groupBy(routes, ({ path }) => firstWord(path).replace(/^:.*/, ANY));
  const routers = new Map([...groups].map(([word, some]) => [word, mount(some)]));
  const last: RequestHandler = routers.get(ANY) ?? ((_req, _res, next) => next());
  return (req, res, next) => {
    const own = routers.get(firstWord(req.path));
    if (!own) return last(req, res, next);
    own(req, res, (error?: unknown) => (error ? next(error) : last(req, res, next)));
  };
}

/** What can be read at an address that is always the same. */
export const fixedAddresses = (routes: Route[]): ReadonlySet<string> =>
  new Set(
    routes
      .filter(({ method, path }) => method === 'get' && !path.includes(ANY))
      .map(({ path }) => path),
  );

const ANY = ':';

const firstWord = (path: string): string => path.split('/', 2)[1] ?? '';

/** `all`: the methods of every address of the table, of which `routes` is a part. */
function pageRouter(routes: Route[], all: Map<string, string>): Router {
  const router = Router({ caseSensitive: true });
  const isRead = (path: string) => all.get(path)?.startsWith('GET') ?? false;
  for (const { method, path, access, steps } of routes) {
    router[method](path, access, ...steps);
    if (!isRead(path) && isRead(parentOf(path))) router.get(path, toParent);
  }
  for (const [path, allow] of methodsByPath(routes)) router.all(path, methodNotAllowed(allow));
  return router;
}

/** Who reloads what a form was sent to, or opens it from the history, gets the page of the form. */
const toParent: RequestHandler = (req, res) => res.redirect(303, parentOf(req.path));

const parentOf = (path: string): string => path.replace(/\/[^/]+\/?$/, '') || '/';

function apiRouter(routes: Route[]): Router {
  const router = Router({ caseSensitive: true });
  const fixed = routes.filter(({ path }) => !path.includes(':'));
  const named = routes.filter(({ path }) => path.includes(':'));
  // `DELETE /towns/select` is a wrong method, not the town with the number "select".
  for (const group of [fixed, named]) {
    for (const route of group) {
      const { method, path, access, steps } = route;
      const only = takesFiles(route) ? filesOnly : jsonOnly;
      const parse = takesLongBody(route) ? parseLongJson : parseJson;
      router[method](
        path,
        ...[only, parse, idsAreNumbers, access, idsCanBe],
        ...tagged(route),
        ...steps,
      );
    }
    for (const [path, allow] of methodsByPath(group)) router.all(path, methodNotAllowed(allow));
  }
  return router;
}

/** What anybody may read is sent once and then only asked after. */
const tagged = ({ method, access }: Route): RequestHandler[] =>
  method === 'get' && access.label === 'anyone' ? [conditional] : [];

function jsonUpTo(limit: number): RequestHandler {
  const type = 'application/json';
  const parse = express.json({ limit, strict: false, type, verify: onlyLetters });
  return (req, res, next) => {
    refuseLonger(limit, req, res);
    parse(req, res, next);
  };
}

const parseJson = jsonUpTo(256 * 1024);
/** 1 MB of letters, of which JSON and UTF-8 make more. */
const parseLongJson = jsonUpTo(3 * 1024 * 1024);

const bodiesOf =
  (type: string, code: 'not_json' | 'not_multipart'): RequestHandler =>
  (req, _res, next) => {
    const empty = !req.headers['transfer-encoding'] && !Number(req.headers['content-length']);
    if (empty || req.is(type)) return next();
    throw new AppError(415, code);
  };

const jsonOnly = bodiesOf('application/json', 'not_json');

/** Multipart bodies are read by the upload step itself, after access. */
const filesOnly = bodiesOf('multipart/form-data', 'not_multipart');

function methodsByPath(routes: Route[]): Map<string, string> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) {
    const known = methods.get(path) ?? [];
    methods.set(path, [...known, ...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])]);
  }
  return new Map([...methods].map(([path, list]) => [path, list.join(', ')]));
}

const methodNotAllowed =
  (allow: string): RequestHandler =>
  () => {
    throw new AppError(405, 'method_not_allowed', { headers: { Allow: allow } });
  };
