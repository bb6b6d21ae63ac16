import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../server/project-root.ts';
import { walked } from './walk.ts';

type Role = 'ADMIN' | 'OWNER';

/** Controls of a page that would do nothing, or ask for what this person may not: in words, with their markup. */
export function deadControls(html: string, role: Role): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''));
  return [
    ...tags(html, 'a')
      .filter(({ has }) => !has('href'))
      .map(({ markup }) => `leads nowhere: ${markup}`),
    ...tags(html, 'button')
      .filter((button) => !acts(button, ids))
      .map(({ markup }) => `does nothing: ${markup}`),
    ...tags(html, 'form')
      .filter((form) => !isSent(form, role))
      .map(({ markup }) => `goes nowhere: ${markup}`),
    ...callsIn(html)
      .filter(({ method, address }) => !isAllowed(method, address, role))
      .map(({ method, address }) => `may not call: ${method} ${address}`),
  ];
}

interface Tag {
  markup: string;
  /** The text between the nearest form's beginning and here; empty outside of forms. */
  inForm: boolean;
  has: (attribute: string) => boolean;
  value: (attribute: string) => string | undefined;
  names: string[];
}

function tags(html: string, name: string): Tag[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g'))].map(
    ({ 0: markup, index }) => {
      const attributes = new Map(
        [...markup.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
          (key ?? '').toLowerCase(),
          unescaped(value ?? ''),
        ]),
      );
      return {
        markup,
        inForm: html.lastIndexOf('<form', index) > html.lastIndexOf('</form', index),
        has: (attribute) => attributes.has(attribute),
        value: (attribute) => attributes.get(attribute),
        names: [...attributes.keys()],
      };
    },
  );
}

/** A button sends its form, opens what it names, or carries a mark that a script looks for. */
function acts({ value, has, inForm, names }: Tag, ids: Set<string>): boolean {
  const opened = value('commandfor') ?? value('popovertarget');
  if (opened !== undefined) return ids.has(opened);
  const sends = value('type') !== 'button';
  if (sends) return has('form') ? ids.has(String(value('form'))) : inForm;
  const classes = (value('class') ?? '').split(' ').map((name) => `'.${name}'`);
  return (
    names.some((name) => name.startsWith('data-') && isKnownMark(name)) ||
    classes.some((selector) => scripts.includes(selector))
  );
}

/** A form goes to the API (its call is looked at apart), to a page that exists, or to this page. */
function isSent({ value, has }: Tag, role: Role): boolean {
  if (has('data-api') || has('data-api-template') || has('data-login')) return true;
  const action = value('action');
  const method = (value('method') ?? 'get').toUpperCase();
  if (action === undefined) return method === 'GET';
  return isAllowed(method, action, role) || isAllowed(method, action, 'anyone');
}

/** Calls that attributes name: with their method, or alone, where any method will do. */
function callsIn(html: string): { method: string; address: string }[] {
  const found = html.matchAll(/\sdata-[\w-]+="(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v[12]\/[^"]*)"/g);
  const calls = [...found].map(
    ([, method = 'ANY', address = '']) => `${method} ${unescaped(address)}`,
  );
  return [...new Set(calls)].map((call) => {
    const [method = '', address = ''] = call.split(' ');
    return { method, address };
  });
}

function isAllowed(method: string, address: string, role: Role | 'anyone'): boolean {
  const [place = ''] = address.split(/[?#]/);
  return walked.some(
    (route) =>
      (method === 'ANY' || route.method === method.toLowerCase()) &&
      (route.access === 'anyone' || route.access.includes(role)) &&
      patternOf(route.address).test(place),
  );
}

const patterns = new Map<string, RegExp>();

function patternOf(address: string): RegExp {
  const known = patterns.get(address);
  if (known) return known;
  const source = address.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+');
  const pattern = new RegExp(`^${source}/?$`);
  patterns.set(address, pattern);
  return pattern;
}

/** Of all scripts: what a mark is looked for by, as an attribute or in a dataset. */
const scripts = sourcesBelow(path.join(projectRoot, 'islands'));
const marks = new Map<string, boolean>();

function isKnownMark(name: string): boolean {
  const camel = name
    .slice('data-'.length)
    .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const known = marks.get(name) ?? (scripts.includes(name) || scripts.includes(`dataset.${camel}`));
  marks.set(name, known);
  return known;
}

function sourcesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
