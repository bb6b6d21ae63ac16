import { formatStayWithYear } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { type Answer, call } from './api.ts';
import { showBusy } from './busy.ts';
import { clearErrors, showErrors } from './errors.ts';
import { leaveFocus } from './focus.ts';
import { showSpinner } from './spinner.ts';
import { carryToast } from './toast.ts';
import { forgetChanges } from './unsaved.ts';

interface PlannedNights {
  started_at?: string;
  finished_at?: string;
  summary?: string;
  reservation_id?: string | null;
  customer_name?: string | null;
  /** Of a warning. */
  text?: string;
}

type Plan = Record<string, PlannedNights[]> & { suspicious: boolean };

interface Wanted {
  villa_id: number;
  url?: string;
  ics?: string;
  /** Of the feed that is read anew. */
  known_feed?: number;
}

/**
 * `[data-feed-plan]`: a calendar's address or file is looked at first. What it would change is shown in
 * `[data-plan]`, group by group, and only `[data-apply]` writes it.
 */
export function keepFeedPlans(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-feed-plan]')) keep(root);
}

function keep(root: HTMLElement): void {
  const form = root.querySelector('form');
  const place = root.querySelector<HTMLElement>('[data-plan]');
  if (!form || !place) return;
  let wanted: Wanted | undefined;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // Not a form that is saved: the general behaviour would reload.
    event.stopPropagation();
    const done = showBusy(form, event.submitter);
    if (!done) return;
    clearErrors(form);
    place.hidden = true;
    wanted = await wantedOf(form);
    const answer = await call('POST', paths.api.feedPreview(), wanted);
    done();
    if (answer.ok) showPlan(place, answer.content as Plan);
    else await refuse(form, answer);
  });
  place.querySelector('[data-apply]')?.addEventListener('click', ({ currentTarget }) => {
    if (wanted) apply({ form, place, wanted }, currentTarget as HTMLElement);
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-feed-url]');
    if (button) readAgain(form, button.dataset);
  });
}

/** A feed that is there already, read now: its address goes into the form. */
function readAgain(form: HTMLFormElement, { feedUrl = '', feedId, feedLog }: DOMStringMap): void {
  inputOf(form, 'file').value = '';
  inputOf(form, 'url').value = feedUrl;
  Object.assign(form.dataset, { feedUrl, feedId, log: feedLog });
  form.scrollIntoView({ block: 'center' });
  form.requestSubmit();
}

async function wantedOf(form: HTMLFormElement): Promise<Wanted> {
  const villa_id = Number(inputOf(form, 'villa_id').value);
  const file = inputOf(form, 'file').files?.[0];
  if (file) return { villa_id, ics: await file.text() };
  const url = inputOf(form, 'url').value.trim();
  const { feedUrl, feedId } = form.dataset;
  return url === feedUrl ? { villa_id, url, known_feed: Number(feedId) } : { villa_id, url };
}

async function apply(
  { form, place, wanted }: { form: HTMLFormElement; place: HTMLElement; wanted: Wanted },
  button: HTMLElement,
): Promise<void> {
  const done = showBusy(form, button);
  if (!done) return;
  const confirm = place.querySelector<HTMLInputElement>('[data-confirm]')?.checked;
  const body = confirm ? { ...wanted, confirm } : wanted;
  const answer: Answer & { plan?: Plan } = await call('POST', paths.api.feedSync(), body);
  done();
  if (answer.ok) {
    forgetChanges(form);
    carryToast(place.dataset.toast ?? '');
    leaveFocus();
    showSpinner();
    location.reload();
    return;
  }
  if (answer.plan) showPlan(place, answer.plan);
  await refuse(form, answer);
}

/** Who reads anew what a colleague deleted is told who did. */
async function refuse(form: HTMLFormElement, answer: Answer): Promise<void> {
  showErrors(form, answer);
  if (answer.code === 'feed_gone') await (await import('./since.ts')).tellSince(form);
}

/** Counts and nights of every group; a suspicious plan wants a tick before it is applied. */
function showPlan(place: HTMLElement, plan: Plan): void {
  for (const group of place.querySelectorAll<HTMLDetailsElement>('[data-group]')) {
    const items = plan[group.dataset.group ?? ''] ?? [];
    group.hidden = items.length === 0;
    const count = group.querySelector('[data-count]');
    if (count) count.textContent = String(items.length);
    group.querySelector('ul')?.replaceChildren(...items.map(lineOf));
  }
  const nothing = place.querySelector<HTMLElement>('[data-nothing]');
  if (nothing)
    nothing.hidden = ['added', 'removed', 'conflicts'].some((group) => plan[group]?.length);
  const suspicious = place.querySelector<HTMLElement>('[data-suspicious]');
  if (suspicious) suspicious.hidden = !plan.suspicious;
  place.hidden = false;
  place.focus();
}

function lineOf(item: PlannedNights): HTMLElement {
  const { started_at, finished_at, summary, reservation_id, customer_name, text } = item;
  const days = started_at && finished_at ? formatStayWithYear(started_at, finished_at) : '';
  const line = document.createElement('li');
  line.textContent = [days, summary, reservation_id, customer_name, text]
    .filter(Boolean)
    .join(' · ');
  return line;
}

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;
