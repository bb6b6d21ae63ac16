import { stale } from '../../views/locales/tr/dashboard.json';
import type { Answer } from './api.ts';
import { readActsSince, readLastAct, sayAct } from './last-act.ts';

/** An act on a row that somebody deleted meanwhile: that nothing is found says neither why nor what to do. */
export function ofGone(form: HTMLFormElement, answer: Answer): Answer {
  const [method] = (form.dataset.api ?? '').split(' ');
  if (answer.code !== 'not_found' || method === 'POST') return answer;
  return { ...answer, content: method === 'DELETE' ? stale.gone : stale.gone_typed };
}

/**
 * An act on a row that changed meanwhile, where no field can be held against theirs: what was done since this
 * page came and by whom, as the page tells it by now; of a row among many what was done last, as its log tells.
 * The way there leads beside this page, which keeps what was typed.
 */
export async function tellSince(form: HTMLFormElement): Promise<void> {
  const words = form.querySelector<HTMLElement>('[data-errors] .note > div');
  if (!words) return;
  const last = form.dataset.log ? await readLastAct(form) : null;
  const acts = last ? [last] : await readActsSince();
  const list = document.createElement('ul');
  for (const act of acts) list.append(line(sayAct(act)));
  if (list.childElementCount > 0) words.append(list);
  words.append(linkToNow());
}

const line = (textContent: string) => Object.assign(document.createElement('li'), { textContent });

function linkToNow(): HTMLElement {
  const place = document.createElement('div');
  const { pathname, search } = location;
  const link = { className: 'link', href: pathname + search, target: '_blank', rel: 'noopener' };
  place.append(Object.assign(document.createElement('a'), { ...link, textContent: stale.open }));
  return place;
}
