import { readFileSync } from 'node:fs';
import { log } from '../../server/log.ts';
import { loggedPath } from '../../server/middleware/logged-path.ts';
import { recentFailures } from '../../server/recent-failures.ts';
import { walked, withParameters } from '../routes/walk.ts';
import { db, site } from '../support/api.ts';
import { createUser } from '../support/factories.ts';

const { jest } = import.meta;

const filled = (address: string) =>
  withParameters(address.replace(':slug', 'villa-sardunya'), 'K7M2-Q4XH9T');

const opened = [...new Set(walked.map(({ address }) => address))].filter((address) =>
  /:(code|attempt)\b/.test(address),
);

test.each(opened)('of a code in %s the log has its first letters', (address) => {
  const path = loggedPath(`${filled(address)}?token=secret`);

  expect(path).toContain('/K7M2…');
  expect(path).not.toMatch(/Q4XH9T|token/);
});

test.each([
  ['/villa/villa-sardunya?check_in=2027-07-01', '/villa/villa-sardunya'],
  ['/rezervasyon/villa-sardunya', '/rezervasyon/villa-sardunya'],
  ['/rezervasyon/boat/gulet-mavi', '/rezervasyon/boat/gulet-mavi'],
  ['/enquire?code=K7M2-Q4XH9T', '/enquire'],
  ['/enquire/K7M2-Q4XH9T/talep', '/enquire/K7M2…/talep'],
  ['/odeme/bildirim/iyzico', '/odeme/bildirim/iyzico'],
  ['http://koy.example/enquire/K7M2-Q4XH9T?token=secret', '/enquire/K7M2…'],
  ['/%65nquire/K7M2-Q4XH9T', '/enquire/K7M2…'],
  ['/enquire%2FK7M2-Q4XH9T', '/enquire/K7M2…'],
  ['/enquire%2fK7M2%2FQ4XH9T', '/enquire/K7M2…'],
  ['/enquire/K7M2%2FQ4XH9T', '/enquire/K7M2…'],
  ['//enquire/K7M2-Q4XH9T', '/enquire/K7M2…'],
  ['/enquire//K7M2-Q4XH9T', '/enquire/K7M2…'],
  ['/Enquire/K7M2-Q4XH9T', '/Enquire/K7M2…'],
  ['//dashboard/reset/K7M2-Q4XH9T', '/dashboard/reset/K7M2…'],
  ['/%', '/%'],
  ['/villa/%C5%9Fato', '/villa/%C5%9Fato'],
  ['/dashboard/reservations/villa/7', '/dashboard/reservations/villa/7'],
])('%s is logged as %s', (address, path) => {
  expect(loggedPath(address)).toBe(path);
});

test('the web server in front leaves out the same', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');
  const [, rule = ''] =
    /"~\*(\^\(\?<koy_before>[^"]+\$)" "\$koy_before…\$koy_after"/.exec(conf) ?? [];
  const masked = (path: string) => path.replace(new RegExp(rule, 'i'), '$1…$2');

  for (const address of [
    ...opened,
    '/villa/:slug',
    '/rezervasyon/:slug',
    '/rezervasyon/boat/:slug',
  ]) {
    const path = filled(address);
    expect(masked(path)).toBe(loggedPath(path));
  }
  expect(conf).toMatch(/access_log \S+ koy;/);
  expect(/log_format koy [^;]+;/.exec(conf)?.[0]).not.toMatch(
    /\$(request|request_uri|args|http_referer)\b/,
  );
});

test('its own log, whose lines name whole requests, is left to what stops it', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');
  const listens = conf.indexOf('access_log /var');

  expect(conf.slice(listens)).toMatch(/^ {2}error_log \S+ crit;$/m);
  expect(conf).toMatch(/^limit_req_log_level info;$/m);
  expect(conf).toMatch(/^limit_conn_log_level info;$/m);
});

test('an error of the web server in front is logged by the page that was asked for', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');

  // Evaluated before error_page leads within to /koy-errors/, and kept for the rest of the request.
  expect(conf).toMatch(/^ {2}set \$koy_asked \$koy_logged;$/m);
  expect(/map \$uri \$koy_logged \{[^}]*\}/.exec(conf)?.[0]).not.toContain('volatile');
});

test('a link to a new password is in no line of the log', async () => {
  const lines: unknown[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockImplementation((...line) => void lines.push(line)),
  );
  const { email } = await createUser();
  await site.post('/dashboard/forgot').type('form').send({ email });
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const [, code = ''] = /reset\/([\w-]+)/.exec(text) ?? [];

  await site.get(`/dashboard/reset/${code}`).expect(200);
  await site.post(`/dashboard/reset/${code}`).type('form').send({ password: 'kısa', repeated: '' });
  for (const spy of spies) spy.mockRestore();

  expect(code).toHaveLength(43);
  expect(JSON.stringify(lines)).toContain('/dashboard/reset/');
  expect(JSON.stringify([lines, recentFailures()])).not.toContain(code.slice(4));
});
