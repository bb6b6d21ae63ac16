import type { Response } from 'supertest';

import { catalogues } from '../../views/locales/index.ts';

/** What holds for every page of the product, whatever it shows. */
export function expectWholePage({ text, headers }: Response) {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(text).toMatch(/^<!doctype html><html lang="tr"/);
  // A drawing has titles of its own.
  expect(text.split('</head>', 1)[0]?.match(/<title>[^<]{3,}<\/title>/g)).toHaveLength(1);
  expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(text.match(/<main[\s>]/g)).toHaveLength(1);
  expect(text).not.toMatch(/\sstyle="/);
  expect(text).not.toMatch(/\son[a-z]+="/);
  expect(text).not.toMatch(/<script(?![^>]*(\ssrc=|type="application\/))/);
  // Between two steps of a number a browser lets nothing through, counted from the least one.
  expect(text).not.toMatch(/<input(?=[^>]* type="number")[^>]* step="(?!1"|any")/);
  expect(calledWrongUnsent(text)).toEqual([]);
  expect(duplicateIds(text)).toEqual([]);
  expect(untranslated(text)).toEqual([]);
}

/** Texts a person would see that were never meant for one: keys, codes, holes of templates. */
export function untranslated(html: string): string[] {
  const namespaces = Object.keys(catalogues.tr).join('|');
  const shown = visibleTexts(html);
  const strange = new RegExp(
    `\\b(${namespaces}):[a-z_.]+|\\b[a-z]+_[a-z_]+\\b|\\{\\{|\\[object |\\b(undefined|NaN|Invalid Date)\\b`,
  );
  return shown.filter((text) => strange.test(text));
}

/** Text nodes and the attributes that are read out, without addresses and what people wrote themselves. */
function visibleTexts(html: string): string[] {
  const body = html.replaceAll(/<(script|style|textarea|template|code)[\s>].*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)];
  const nodes = body.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return [...nodes, ...attributes.map(([, text]) => text ?? '')]
    .map((text) => text.replaceAll(/\S+[@/]\S+/g, '').trim())
    .filter(Boolean);
}

/**
 * Forms that a browser judges: in its own language, one field at a time, and not at all of a field that is
 * folded away. Newsletters are judged by nothing but an empty field (specification §5).
 */
export const formsCheckedByBrowser = (html: string): string[] =>
  (html.match(/<form[^>]*>.*?<\/form>/gs) ?? []).filter(
    (form) =>
      !/^<form[^>]* (noValidate|data-newsletter)=/.test(form) &&
      /<[^>]* ((required|min|max|pattern|minLength)=|type="(email|url|number|date)")/.test(form),
  );

/** Browsers call these invalid before anybody has sent them, where the page says nothing of it (`unjudged`). */
const calledWrongUnsent = (html: string): string[] =>
  (html.match(/<input[^>]* required=""[^>]*>/g) ?? []).filter(
    (input) =>
      / type="(checkbox|radio|file|date)"/.test(input) && !input.includes(' aria-invalid="'),
  );

function duplicateIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
