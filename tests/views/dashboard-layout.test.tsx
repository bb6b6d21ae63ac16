import { brotliCompressSync } from 'node:zlib';

import { DashboardErrorPage } from '../../views/dashboard/error.tsx';
import { LoginPage } from '../../views/dashboard/login/index.tsx';
import { DashboardLayout } from '../../views/layouts/dashboard.tsx';
import { isGroup, menuFor, tabsFor } from '../../views/layouts/dashboard-menu.ts';
import { builtScreens, testShell } from './dashboard-sample.ts';
import { elementsOf, render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const shellAt = (path: string, changes = {}) =>
  render(DashboardLayout, {
    site: testSite({ path }),
    shell: testShell(changes),
    title: 'Deneme',
    children: null,
  });

const linksOf = (html: string) => elementsOf(html, 'a').map(({ href }) => href);

describe('the menu', () => {
  test('of staff has the groups of the specification, in its order', () => {
    const menu = menuFor('ADMIN').map((entry) =>
      isGroup(entry) ? { [entry.key]: entry.items.map(({ key }) => key) } : entry.key,
    );

    expect(menu).toEqual([
      'home',
      'users',
      { villa_group: ['villas', 'regions', 'villa_types', 'showcases'] },
      { boat_group: ['boats', 'marinas', 'boat_types'] },
      {
        reservation_group: [
          'villa_reservations',
          'boat_reservations',
          'transactions',
          'closings',
          'occupancy',
        ],
      },
      { report_group: ['transport_report', 'villa_report'] },
      'offers',
      'mails',
      'contact_messages',
      'comments',
      'blog',
      'subscribers',
      {
        page_group: [
          'about',
          'rental',
          'cancellation',
          'privacy',
          'kvkk',
          'how_to_rent',
          'banks',
          'documents',
        ],
      },
      { setting_group: ['exchange', 'site', 'contact', 'social', 'personal_data'] },
    ]);
  });

  test('of an owner is home, villas and reservations', () => {
    expect(menuFor('OWNER').map(({ key }) => key)).toEqual(['home', 'villas', 'reservations']);
  });

  test('opens one group at a time, at first the one of this screen', () => {
    const groups = elementsOf(shellAt('/dashboard/reservations/villa/12?x=1'), 'details');

    expect(groups.map(({ name }) => name)).toEqual(Array(6).fill('menu'));
    expect(groups.filter((group) => 'open' in group)).toHaveLength(1);
  });

  test('marks the entry of this screen, on pages below it too', () => {
    const current = elementsOf(shellAt('/dashboard/reservations/villa/12'), 'a').filter(
      (link) => link['aria-current'] === 'page',
    );

    expect(new Set(current.map(({ href }) => href))).toEqual(
      new Set(['/dashboard/reservations/villa']),
    );
  });

  test.each([
    ['/dashboard/faq?group=2', 'Site sayfaları', null],
    ['/dashboard/website/contracts/rental', 'Site sayfaları', null],
    ['/dashboard/feeds/conflicts', 'Rezervasyonlar', '/dashboard/occupancy'],
    ['/dashboard/reservations/day', 'Rezervasyonlar', '/dashboard/reservations/villa'],
    ['/dashboard/account', null, null],
  ])('has a place for %s, to which another screen leads', (path, group, entry) => {
    const menu = shellAt(path).replace(/.*(?=<nav class="sidebar")/s, '');
    const opened = /<details name="menu" open="">.*?<\/summary>/s.exec(menu)?.[0];
    const [current] = elementsOf(menu, 'a').filter((link) => link['aria-current'] === 'page');

    expect(opened ? wordsOf(opened).replace(/ \d.*/, '') : null).toBe(group);
    expect(current?.href ?? null).toBe(entry);
  });

  test('counts what waits, and stands without the counts', () => {
    const words = wordsOf(shellAt('/dashboard'));
    expect(words).toContain('Rezervasyonlar 7 bekleyen');
    expect(words).toContain('Villa rezervasyonları 5 bekleyen');
    expect(words).toContain('Tekne rezervasyonları 2 bekleyen');
    // The phone's bar leads to the villas' list.
    expect(words).toContain('Rezervasyon 5 bekleyen');
    expect(wordsOf(shellAt('/dashboard', { counts: null }))).not.toContain('bekleyen');
  });

  test('has no search before there is a search screen', () => {
    expect(shellAt('/dashboard')).not.toContain('type="search"');
    const available = new Set([...builtScreens, '/dashboard/search']);
    expect(shellAt('/dashboard', { available })).toContain('action="/dashboard/search"');
  });
});

test('the bottom bar holds at most four screens that exist', () => {
  const all = new Set(
    menuFor('ADMIN')
      .flatMap((e) => (isGroup(e) ? e.items : [e]))
      .map((e) => e.path),
  );

  expect(tabsFor('ADMIN', all)).toHaveLength(4);
  expect(tabsFor('ADMIN', builtScreens).map(({ key }) => key)).toEqual([
    'home',
    'villa_reservations',
  ]);
});

test('a printed screen ends with its address and the day it shows', () => {
  const html = shellAt('/dashboard/occupancy?from=2026-08-01');
  const [, foot = ''] = html.split('<p class="letterhead">').slice(1);

  expect(wordsOf(foot.slice(0, foot.indexOf('</p>')))).toBe(
    'https://koy.example/dashboard/occupancy?from=2026-08-01 9 Temmuz 2026 günkü hâli',
  );
});

test('the list of keys tells of ticks only of lists that have them', () => {
  expect(wordsOf(shellAt('/dashboard'))).toContain(
    'Satırları seçilebilen listelerde X Satırı seç ya da seçimden çıkar',
  );
});

test('the top bar says Loading until a token exists', () => {
  expect(shellAt('/dashboard')).toMatch(/data-token-state="loading"[^>]*>Loading</);
});

test('logout works without a script', () => {
  const forms = elementsOf(shellAt('/dashboard'), 'form');

  expect(forms).toContainEqual(
    expect.objectContaining({ method: 'post', action: '/dashboard/logout' }),
  );
});

describe('the login', () => {
  const login = (changes = {}) =>
    render(LoginPage, {
      site: testSite({ path: '/dashboard/login' }),
      next: '/dashboard/reservations/villa',
      problem: null,
      can_reset: false,
      ...changes,
    });

  test('has no shell, and names its fields for password managers', () => {
    const html = login();
    const fields = elementsOf(html, 'input').map(({ name, autoComplete, autocomplete }) => [
      name,
      autocomplete ?? autoComplete,
    ]);

    expect(html).not.toContain('id="sidebar"');
    expect(fields).toContainEqual(['email', 'username']);
    expect(fields).toContainEqual(['password', 'current-password']);
    expect(html).toContain('name="next" value="/dashboard/reservations/villa"');
  });

  test('says why a try was refused and keeps the e-mail', () => {
    const html = login({ problem: 'Şifre yanlış.', email: 'selin@koy.example' });

    expect(wordsOf(html)).toContain('Şifre yanlış.');
    expect(html).toContain('value="selin@koy.example"');
  });

  test('offers the way to a new password only when there is one', () => {
    expect(linksOf(login())).not.toContain('/dashboard/forgot');
    expect(linksOf(login({ can_reset: true }))).toContain('/dashboard/forgot');
  });
});

test.each([
  [404, 'Böyle bir kayıt yok'],
  [410, 'Böyle bir kayıt yok'],
  [403, 'Bu ekran hesabınıza kapalı'],
  [413, 'İsteğiniz tamamlanamadı'],
  [429, 'Biraz yavaşlayalım'],
  [500, 'Ekran açılamadı'],
  [507, 'İsteğiniz tamamlanamadı'],
])('a %i inside the shell keeps the menu, the request id and a way on', (status, title) => {
  const html = render(DashboardErrorPage, {
    site: testSite({ path: '/dashboard/x' }),
    shell: testShell(),
    status,
  });

  expect(wordsOf(html)).toContain(title);
  expect(wordsOf(html)).toContain('req-1');
  expect(linksOf(html)).toContain('/dashboard');
});

test('the dashboard’s stylesheet adds at most 7 kB to the public ones in it, compressed', () => {
  const { inlineCss } = testSite().assets;
  const size = (name: string) => brotliCompressSync(inlineCss(`css/${name}.css`).css).length;

  const shared = size('core') + size('form') + size('late');
  expect(size('dashboard') - shared).toBeLessThanOrEqual(7 * 1024);
});
