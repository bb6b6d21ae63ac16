import type { Route } from './route.ts';

let screens: ReadonlySet<string> = new Set();

/**
 * Told by the app which dashboard pages are mounted, so that menus and an editor's tabs link only to
 * what is there; a page of one row stands as its pattern ('/dashboard/villas/:id/prices').
 */
export function announceScreens(routes: readonly Route[]): void {
  screens = new Set(routes.filter(({ method }) => method === 'get').map(({ path }) => path));
}

export const dashboardScreens = (): ReadonlySet<string> => screens;
