import type { Route } from './route.ts';

let screens: ReadonlySet<string> = new Set();

/** Told by the app which dashboard pages are mounted, so that the menu links only to what is there. */
export function announceScreens(routes: readonly Route[]): void {
  screens = new Set(
    routes.filter(({ method, path }) => method === 'get' && !path.includes(':')).map((r) => r.path),
  );
}

export const dashboardScreens = (): ReadonlySet<string> => screens;
