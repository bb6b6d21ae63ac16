import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

import { t } from '../server/i18n.ts';
import { catalogues } from '../views/locales/index.ts';

const FOLDER = 'deploy/errors';
const conf = readFileSync('deploy/nginx.conf', 'utf8');
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

test.each(['413', '429', '502', '504'])(
  '%s by the web server in front has a page of ours',
  (status) => {
    const [, name = ''] =
      new RegExp(`error_page (?:\\d+ )*${status} [^;]*/koy-errors/(\\d+)`).exec(conf) ?? [];

    expect(existsSync(`${FOLDER}/${name}.html`)).toBe(true);
    expect(JSON.parse(read(`${name}.json`))).toEqual({
      content: expect.stringMatching(/\.$/),
      code: expect.stringMatching(/^[a-z_]+$/),
      fields: {},
      request_id: '',
    });
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2a01:4f8:c17:1234:5:6:7:8', '2a01:4f8:c17:1234'],
  ['2a01:4f8:c17:1234::1', '2a01:4f8:c17:1234'],
  ['2a01:4f8:c17::1', '2a01:4f8:c17'],
  ['2001:db8::9:8:7:6', '2001:db8'],
  ['2001:db8::', '2001:db8'],
  ['2000::1', '2000'],
  ['::1', '::1'],
])('a flood from %s is counted as one of %s', (address, visitor) => {
  const [, map = ''] = /^map \$remote_addr \$koy_visitor \{(.*?)^\}/ms.exec(conf) ?? [];
  const rules = [...map.matchAll(/"~([^"]+)" \$\w+;/g)].map(([, rule = '']) => new RegExp(rule));
  const found = rules.map((rule) => rule.exec(address)?.[1]).find((half) => half !== undefined);

  expect(rules).toHaveLength(3);
  expect(found ?? address).toBe(visitor);
  expect(conf.match(/^limit_(req|conn)_zone \$koy_visitor /gm)).toHaveLength(3);
});

test('what the application answers itself passes as it is', () => {
  expect(conf).not.toContain('proxy_intercept_errors');
});

test('a page’s many files, each a connection of HTTP/2, are not too many at once', () => {
  for (const folder of ['static', 'media']) {
    const [, rules = ''] = new RegExp(`location /${folder}/ \\{([^}]*)\\}`).exec(conf) ?? [];
    expect(rules).toContain('limit_conn koy_connections 200;');
    expect(rules).toContain('burst=400 nodelay;');
  }
});

test('whoever sends pictures is waited for while they are drawn', () => {
  const [, slow = '', rules = ''] = /location ~ "([^"]+)" \{([^}]*)\}/.exec(conf) ?? [];
  const drawn = globSync('server/routes/**/*.ts').flatMap((file) => {
    const mounted = file.includes('routes/api/') ? '/v1/admin' : '';
    const lines = readFileSync(file, 'utf8').matchAll(/\('([^']+)'.*take(?:Form|Pictures)/g);
    return [...lines].map(([, path = '']) => mounted + path);
  });

  expect(drawn).toContain('/yorum/:code');
  expect(drawn).toContain('/v1/admin/villas/image');
  expect(drawn.filter((path) => !new RegExp(slow).test(path))).toEqual([]);
  expect(rules).toContain('proxy_read_timeout 180s;');
});

test.each([
  ['/v1/auth/login', 'limit_req zone=koy_login burst=5 nodelay;'],
  ['/dashboard/login', 'limit_req zone=koy_login burst=20 nodelay;'],
  ['/metrics', 'deny all;'],
  ['/readyz', 'deny all;'],
])('%s has its rule with a slash at its end as well', (address, rule) => {
  const locations = [...conf.matchAll(/location ~ "?(\S+?)"? \{([^}]*)\}/g)];
  const rules = (asked: string) =>
    locations.find(([, pattern = '']) => new RegExp(pattern).test(asked))?.[2];

  expect(rules(address)).toContain(rule);
  expect(rules(`${address}/`)).toContain(rule);
  expect(rules(`${address}x`)).toBeUndefined();
});

test('what arrives uncompressed is compressed, and nothing twice', () => {
  expect(conf).toContain('gzip_proxied any;');
  expect(/gzip_types ([^;]*);/.exec(conf)?.[1]).toContain('application/json');
  expect(conf).not.toMatch(/proxy_set_header Accept-Encoding|gunzip/);
});

test('who asked for too much is still told so by our page', () => {
  const [, rules = ''] = /location \^~ \/koy-errors\/ \{([\s\S]*?)\n {2}\}/.exec(conf) ?? [];

  expect(rules).toContain('client_max_body_size 0;');
  expect(rules).toContain('limit_conn koy_connections 1000;');
});

test.each(pages)('%s needs nothing else, and its style is let by its policy', (name) => {
  const html = read(name);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');

  expect(conf).toContain(`style-src 'sha256-${hash}'`);
  expect(html).not.toMatch(/<script|<link|<img|url\(|https?:/);
  expect(html).toContain('<html lang="tr">');
  expect(style).toContain('color-scheme: light dark');
});

test('they say what the application says of the same', () => {
  const { title } = catalogues.tr.layout.error_page['429'];
  const text = t('layout:error_page.429.text', { minutes: 1 });

  expect(read('429.html')).toContain(`<h1>${title}</h1>`);
  expect(read('429.html')).toContain(`<p>${text}</p>`);
  expect(JSON.parse(read('429.json')).content).toBe(text);
  expect(JSON.parse(read('413.json'))).toMatchObject({
    code: 'too_large',
    content: t('errors:too_large'),
  });
  expect(JSON.parse(read('502.json'))).toMatchObject({
    code: 'unavailable',
    content: t('errors:unavailable'),
  });
});
