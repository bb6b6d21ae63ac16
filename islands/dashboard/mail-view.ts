import { type Answer, call } from './api.ts';

/** After the last letter, in milliseconds. */
const REST = 400;

interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** `[data-mail-view]` (views/dashboard/mail-view.tsx): draws a mail, and again while it is written. */
export function keepMailViews(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-mail-view]')) keep(place);
}

function keep(place: HTMLElement): void {
  const { html, form, about } = place.dataset;
  place.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-view]');
    if (button) choose(place, button.dataset.view ?? 'wide');
  });
  if (html !== undefined) draw(place, html);
  choose(place, 'wide');
  if (place.dataset.call === undefined) return;
  let timer = 0;
  const refresh = () => void show(place);
  document.getElementById(form ?? '')?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(refresh, REST);
  });
  document.getElementById(about ?? '')?.addEventListener('change', refresh);
  refresh();
}

function choose(place: HTMLElement, view: string): void {
  for (const button of place.querySelectorAll<HTMLElement>('[data-view]'))
    button.ariaPressed = String(button.dataset.view === view);
  const drawn = part(place, 'drawn');
  drawn.hidden = view === 'text' || !drawn.shadowRoot;
  drawn.classList.toggle('phone', view === 'phone');
  part(place, 'text').hidden = !drawn.hidden;
}

let asked = 0;

async function show(place: HTMLElement): Promise<void> {
  asked += 1;
  const mine = asked;
  const written = writtenIn(place);
  copy(written);
  const answer = await call('POST', place.dataset.call ?? '', written);
  // What was asked for later is answered elsewhere.
  if (mine !== asked) return;
  tell(place, answer);
  if (!answer.ok) return;
  const { subject, html, text } = answer.content as Mail;
  part(place, 'subject').textContent = subject;
  part(place, 'text').textContent = text;
  draw(place, html);
  const chosen = place.querySelector<HTMLElement>('[data-view][aria-pressed=true]');
  choose(place, chosen?.dataset.view ?? 'wide');
}

function writtenIn(place: HTMLElement): Record<string, string> {
  const form = document.getElementById(place.dataset.form ?? '') as HTMLFormElement | null;
  const about = document.getElementById(place.dataset.about ?? '') as HTMLSelectElement | null;
  const { subject = '', body = '' } = Object.fromEntries(form ? new FormData(form) : []) as Record<
    string,
    string
  >;
  return { subject, body, ...(about?.value ? { reservation_id: about.value } : {}) };
}

/** Other forms of the page that send what is written: `[data-written="body"]`. */
function copy(written: Record<string, string>): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-written]'))
    input.value = written[input.dataset.written ?? ''] ?? '';
}

function tell(place: HTMLElement, { ok, content, fields }: Answer): void {
  const problem = part(place, 'problem');
  problem.hidden = ok;
  const sentences = Object.values(fields ?? {});
  const whole = sentences.length > 0 ? sentences.join(' ') : String(content ?? '');
  if (!ok) problem.textContent = whole || (place.dataset.failed ?? '');
}

/**
 * The mail's own HTML in a tree of its own, apart from the page's styles. The page's policy refuses style
 * attributes and blocks, not styles set by a script: they are taken out before the browser reads them.
 */
function draw(place: HTMLElement, html: string): void {
  const drawn = part(place, 'drawn');
  const root = drawn.shadowRoot ?? drawn.attachShadow({ mode: 'open' });
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  const bare = html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/(?<=\s)style="/g, 'data-style="');
  const { body } = new DOMParser().parseFromString(bare, 'text/html');
  const mail = document.createElement('div');
  mail.dataset.style = body.dataset.style ?? '';
  mail.append(...body.childNodes);
  for (const element of [mail, ...mail.querySelectorAll<HTMLElement>('[data-style]')])
    element.style.cssText = element.dataset.style ?? '';
  for (const link of mail.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  root.adoptedStyleSheets = sheets;
  root.replaceChildren(mail);
}

const part = (place: HTMLElement, name: string) =>
  place.querySelector(`[data-part=${name}]`) as HTMLElement;
