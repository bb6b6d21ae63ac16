import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import express from 'express';
import supertest from 'supertest';

import { projectRoot } from '../server/project-root.ts';
import { asset, inlineCss, serveStatic } from '../server/static-files.ts';

const site = supertest(express().use('/static', serveStatic));
const stylesheet = asset('css/core.css');

test('an asset’s address holds the hash of its content', () => {
  const file = path.join(projectRoot, asset('icons/koy.svg'));
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
  expect(asset('icons/koy.svg')).toMatch(/^\/static\/build\/icons\/koy-[0-9A-Za-z]{10}\.svg$/);
  expect(file).toContain(hash.replace(/[-_]/g, '').slice(0, 10));
});

test('a stylesheet names what it needs by the served address', () => {
  expect(inlineCss('css/core.css').css).toContain(`url(${asset('fonts/koy-display.woff2')})`);
});

test('the hash of an inlined stylesheet is the one browsers compute', () => {
  const { css, hash } = inlineCss('css/core.css');
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`);
});

test('a mistyped name is an error, not an empty address', () => {
  expect(() => asset('css/cor.css')).toThrow('no such asset: css/cor.css');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
])('accepting %s, the stylesheet comes as %s, for good', async (accepted, encoding) => {
  const answer = await site.get(stylesheet).set('Accept-Encoding', accepted).expect(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.text.startsWith('@layer')).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['a font', asset('fonts/koy-display.woff2'), 'font/woff2'],
  ['a drawing', asset('icons/koy.svg'), 'image/svg+xml'],
  ['a picture', asset('icons/koy-180.png'), 'image/png'],
])('%s comes as itself', async (_name, address, type) => {
  const answer = await site.get(address).expect(200);
  expect(answer.headers['content-type']).toBe(type);
});

test('asking for the head gives the length alone', async () => {
  const answer = await site.head(stylesheet).set('Accept-Encoding', 'identity').expect(200);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(1_000);
});

test.each([
  '/static/css/core.css',
  '/static/build/css/core.css',
  '/static/build/manifest.json',
  '/static/build/.stamp',
  '/static/build/css/..%2f..%2f..%2fpackage.json',
  '/static/build/css/../../../package.json',
])('%s does not exist', async (address) => {
  await site.get(address).expect(404);
});

test('nothing can be sent there', async () => {
  await site.post(stylesheet).expect(405).expect('Allow', 'GET, HEAD');
});
