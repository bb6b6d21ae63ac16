import { stale } from '../../views/locales/tr/dashboard.json';
import type { Answer } from './api.ts';

/** An act on a row that somebody deleted meanwhile: that nothing is found says neither why nor what to do. */
export function ofGone(form: HTMLFormElement, answer: Answer): Answer {
  const [method] = (form.dataset.api ?? '').split(' ');
  if (answer.code !== 'not_found' || method === 'POST') return answer;
  return { ...answer, content: method === 'DELETE' ? stale.gone : stale.gone_typed };
}

/**
 * An act on a row that changed meanwhile, where no field can be held against theirs: what was done since this
 * page came and by whom, as the page tells it by now. The way there leads beside this page, which keeps what
 * was typed.
 */
export async function tellSince(form: HTMLFormElement): Promise<void> {
  const words = form.querySelector<HTMLElement>('[data-errors] .note > div');
  if (!words) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const seen = new Set(stepsOf(document));
  const list = document.createElement('ul');
  for (const step of stepsOf(page).filter((each) => !seen.has(each))) list.append(line(step));
  if (list.childElementCount > 0) words.append(list);
  words.append(linkToNow());
}

/** A mail follows from a step, and its state changes by itself. */
const STEPS = '.timeline > li:not([data-kind="mail"])';

/** "Opsiyon · Ayşe Kaya, 28 Kas 19.27", newest first. */
const stepsOf = (page: Document): string[] =>
  [...page.querySelectorAll(STEPS)].map((step) => {
    const [what, who, when] = ['b', 'p', 'time'].map((part) =>
      step.querySelector(part)?.textContent?.trim(),
    );
    return [[what, who].filter(Boolean).join(' · '), when].filter(Boolean).join(', ');
  });

const line = (textContent: string) => Object.assign(document.createElement('li'), { textContent });

function linkToNow(): HTMLElement {
  const place = document.createElement('div');
  const { pathname, search } = location;
  const link = { className: 'link', href: pathname + search, target: '_blank', rel: 'noopener' };
  place.append(Object.assign(document.createElement('a'), { ...link, textContent: stale.open }));
  return place;
}
