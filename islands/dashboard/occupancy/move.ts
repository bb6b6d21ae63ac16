import { formatShortStay, saidDays } from '../../../server/shared/format-days.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { call } from '../api.ts';
import { clearErrors } from '../errors.ts';
import { readFields } from '../fields.ts';
import { fillListings } from '../listing-boxes.ts';
import { forgetChanges } from '../unsaved.ts';
import { type Grid, listingOf, type StayFacts, say } from './grid.ts';
import { type Standing, tellMoved } from './meanwhile.ts';
import { changeLines, refusalLines, type SaleChange, showLines, showOnly } from './refusals.ts';

import type { OccupancyWords } from './words.ts';

const PAUSE = 250;

/** Where a stay is to go. */
export interface Goal {
  listing_id: number;
  from: string;
  until: string;
}

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement;
const listingField = (form: HTMLFormElement, kind: ListingKind) =>
  form.elements.namedItem(`${kind}_id`) as HTMLSelectElement | null;
const factsIn = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('[data-fact]');
const formOf = (dialog: HTMLDialogElement) => dialog.querySelector('form') as HTMLFormElement;

/** The dialogs that move what takes days, and open days again; what a move costs is asked first. */
export class MoveDialogs {
  private readonly words: OccupancyWords;
  private readonly kind: ListingKind;
  private readonly stay = dialogOf('move-stay');
  private readonly closing = dialogOf('move-closing');
  private readonly free = dialogOf('free-dates');
  /** No other calendar is read for boats. */
  private readonly adoption = document.querySelector<HTMLDialogElement>('#adopt');
  private leaving = 0;
  private timer = 0;
  private asked = 0;

  constructor({ words, kind }: Grid) {
    this.words = words;
    this.kind = kind;
    formOf(this.stay).addEventListener('input', ({ target }) => {
      if ((target as HTMLInputElement).matches('[type=date], select, [name=override_reason]'))
        this.askSoon();
    });
    formOf(this.stay).addEventListener('repriced', () => void this.ask());
  }

  /** `listings`: whose lines are no longer as they were. */
  onSaved(act: (listings: number[]) => void): void {
    for (const dialog of [this.stay, this.closing, this.free, this.adoption]) {
      if (!dialog) continue;
      const form = formOf(dialog);
      form.addEventListener('saved', () => {
        const goal = listingField(form, this.kind);
        act([...new Set([this.leaving, Number(goal?.value || this.leaving)])]);
      });
      dialog.addEventListener('close', () => forgetChanges(form));
    }
  }

  async open(facts: StayFacts, goal: Goal): Promise<void> {
    this.leaving = listingOf(facts.line).id;
    if (facts.kind === 'CLOSING') this.openClosing(facts, goal);
    else await this.openStay(facts, goal);
  }

  openFree(facts: StayFacts): void {
    this.leaving = listingOf(facts.line).id;
    const form = formOf(this.free);
    clearErrors(form);
    form.dataset.api = `DELETE ${paths.api.listingRow(this.kind, 'date', { id: facts.id, version: Number(facts.version) })}`;
    this.entitle(this.free, this.nameOf(facts));
    this.free.showModal();
  }

  /** Another calendar's nights become a closing of our own. */
  openAdoption(facts: StayFacts): void {
    if (!this.adoption) return;
    this.leaving = listingOf(facts.line).id;
    const form = formOf(this.adoption);
    form.reset();
    clearErrors(form);
    form.dataset.api = `POST ${paths.api.feedAdoption(Number(facts.event))}`;
    const days = form.querySelector('[data-fill-text=days]');
    if (days) days.textContent = this.nameOf(facts);
    this.adoption.showModal();
  }

  private nameOf({ line, from, until, unit }: StayFacts): string {
    return `${listingOf(line).name} · ${formatShortStay(...saidDays(unit, from, until))}`;
  }

  private entitle(dialog: HTMLDialogElement, text: string): void {
    const title = dialog.querySelector<HTMLElement>('[data-move-title]');
    if (title) title.textContent = text;
  }

  private openClosing(facts: StayFacts, { from, until }: Goal): void {
    const form = formOf(this.closing);
    clearErrors(form);
    form.dataset.api = `PUT ${paths.api.listingRow(this.kind, 'date', { id: facts.id })}`;
    put(form, {
      [`${this.kind}_id`]: listingOf(facts.line).id,
      version: facts.version,
      started_at: from,
      finished_at: until,
      note: facts.label,
    });
    this.entitle(this.closing, say(this.words.move, { name: this.nameOf(facts) }));
    this.closing.showModal();
  }

  private async openStay(facts: StayFacts, { listing_id, from, until }: Goal): Promise<void> {
    const form = formOf(this.stay);
    form.reset();
    clearErrors(form);
    // A reset leaves hidden fields as they are.
    for (const { name } of factsIn(form)) put(form, { [name]: '' });
    put(form, { expected_total_kurus: '' });
    this.submit().disabled = true;
    clearTimeout(this.timer);
    showLines(this.previewPlace(), [this.words.asking]);
    form.querySelector('[data-meanwhile]')?.replaceChildren();
    this.previewPlace().dataset.preview = '';
    showOnly(form, []);
    form.dataset.api = `PUT ${paths.api.reservation(facts.id, this.kind)}`;
    this.entitle(this.stay, say(this.words.move, { name: this.nameOf(facts) }));
    put(form, { check_in: from, check_out: until });
    this.stay.showModal();
    await this.readStay(facts, String(listing_id));
  }

  /** Sent is what the reservation itself says: until that is there, and where it stays away, nothing can be. */
  private async readStay(facts: StayFacts, goal: string): Promise<void> {
    const question = ++this.asked;
    const form = formOf(this.stay);
    const box = listingField(form, this.kind) as HTMLSelectElement;
    const [stored] = await Promise.all([
      call('GET', paths.api.reservation(facts.id, this.kind)),
      fillListings(box, goal),
    ]);
    if (question !== this.asked || !this.stay.open) return;
    const problem = stored.ok ? [this.words.failed] : refusalLines(stored, this.words);
    if (!stored.ok || box.value !== goal) return showLines(this.previewPlace(), problem, 'bad');
    const reservation = stored.content as Record<string, string | number | null>;
    for (const { name } of factsIn(form)) put(form, { [name]: reservation[name] ?? '' });
    this.entitle(
      this.stay,
      say(this.words.move, {
        name: `${reservation.customer_name}, ${reservation.reservation_id}`,
      }),
    );
    void tellMoved(form, facts, { now: this.standingOf(reservation), words: this.words });
    this.submit().disabled = false;
    await this.ask();
  }

  private standingOf(reservation: Record<string, string | number | null>): Standing {
    const id = Number(reservation[`${this.kind}_id`]);
    const box = listingField(formOf(this.stay), this.kind);
    const name = box?.querySelector(`option[value="${id}"]`)?.textContent ?? '';
    const [check_in, check_out] = [String(reservation.check_in), String(reservation.check_out)];
    return { listing: { id, name }, check_in, check_out };
  }

  private submit(): HTMLButtonElement {
    return this.stay.querySelector('[type=submit]') as HTMLButtonElement;
  }

  private previewPlace(): HTMLElement {
    return this.stay.querySelector('[data-preview]') as HTMLElement;
  }

  private askSoon(): void {
    if (this.submit().disabled) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), PAUSE);
  }

  /** The same edit as it would be done, asked without doing it. */
  private async ask(): Promise<void> {
    const form = formOf(this.stay);
    const [, address = ''] = (form.dataset.api ?? '').split(' ');
    const question = ++this.asked;
    const body = { ...readFields(form, null), expected_total_kurus: undefined, preview: true };
    const answer = await call('PUT', address, body);
    if (question !== this.asked || !this.stay.open) return;
    const overridden =
      (form.elements.namedItem('override_reason') as HTMLInputElement).value !== '';
    showOnly(form, answer.reasons || overridden ? ['unsellable'] : []);
    const place = this.previewPlace();
    if (!answer.ok) showLines(place, refusalLines(answer, this.words), 'bad');
    else {
      const { change } = answer.content as { change: SaleChange | null };
      showLines(place, change ? changeLines(change, this.words) : [this.words.same_price], 'ok');
      put(form, { expected_total_kurus: change?.after.total_kurus ?? '' });
    }
    place.dataset.preview = answer.ok ? 'ok' : 'refused';
  }
}

function put(form: HTMLFormElement, values: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control) control.value = String(value);
  }
}
