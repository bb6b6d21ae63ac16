import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import type { FreeWeek } from '../support/demo.ts';
import { follow, stayOf } from './actions.ts';
import type { Place } from './places.ts';

/** A place where something was opened. */
interface Opening extends Place {
  act: (page: Page) => Promise<void>;
  /** It lies over the page, so it has a button of its own to close it. */
  over: boolean;
}

/** What opens over a page, or folds out of it. */
export function listOpenings(week: FreeWeek): Opening[] {
  const villa = paths.villa(week.villa.slug, stayOf(week));
  const press = (selector: string, shown: string) => async (page: Page) => {
    await page.click(selector);
    await page.waitForSelector(shown);
  };
  /** What covers the page shuts it out once it is painted (islands/client/shut-out.ts): a rule of axe sees only that. */
  const cover = (selector: string, shown: string) => async (page: Page) => {
    await press(selector, shown)(page);
    if (page.isJavaScriptEnabled()) await page.waitForSelector('[inert]');
  };
  const phone = { screen: 'phone' } as const;
  const wide = { screen: 'wide' } as const;
  return [
    {
      name: 'the open menu of a phone',
      path: paths.home(),
      as: 'guest',
      over: true,
      only: phone,
      act: cover('[popovertarget=drawer]', '#drawer:popover-open'),
    },
    {
      name: 'an open menu of the head',
      path: paths.home(),
      as: 'guest',
      over: false,
      only: wide,
      act: press('.header nav summary', '.header nav details[open]'),
    },
    {
      name: 'the open calendar of the search',
      path: paths.home(),
      as: 'guest',
      over: true,
      only: { script: true },
      act: press('.finder .villas [name=check_in]', '.range-dialog [data-day]'),
    },
    {
      name: 'the guests of the search, being counted',
      path: paths.home(),
      as: 'guest',
      over: false,
      act: press('.finder .party summary', '.finder .party[open] .menu'),
    },
    {
      name: 'the guests of the list’s search on a wide screen',
      path: paths.villas(),
      as: 'guest',
      over: false,
      only: wide,
      act: press('.quick .party summary', '.quick .party[open] .menu'),
    },
    {
      name: 'the open filters of a phone',
      path: paths.villas(),
      as: 'guest',
      over: true,
      only: phone,
      act: cover('.open-filters', '#filters:popover-open'),
    },
    {
      name: 'the open price panel of a phone',
      path: villa,
      as: 'guest',
      over: true,
      only: phone,
      act: cover('.bottom-bar [popovertarget]', '#quote:popover-open'),
    },
    {
      name: 'the open calendar of the price panel',
      path: villa,
      as: 'guest',
      over: false,
      only: { ...wide, script: true },
      act: press('#quote .days summary', '#quote .picker [role=grid]'),
    },
    {
      name: 'the open pictures',
      path: villa,
      as: 'guest',
      over: true,
      act: cover('.all-pictures', '#gallery:popover-open'),
    },
    {
      name: 'the open menu of the desk',
      path: paths.dashboard.home(),
      as: 'ADMIN',
      over: true,
      only: phone,
      act: cover('.topbar [popovertarget=sidebar]', '#sidebar:popover-open'),
    },
    {
      name: 'the question before a move',
      path: paths.dashboard.villaReservations({ status: 'PENDING' }),
      as: 'ADMIN',
      over: true,
      act: async (page) => {
        await follow(page, () => page.click('tbody .row-link'));
        await page.click('[commandfor=move-OPTION]');
        await page.waitForSelector('#move-OPTION[open]');
      },
    },
  ];
}
