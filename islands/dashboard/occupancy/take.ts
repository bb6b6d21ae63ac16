import { isDay, nightsBetween } from '../../../server/shared/days.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { formatShortStay } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { send } from '../api.ts';
import { clearErrors } from '../errors.ts';
import { fillListings } from '../listing-boxes.ts';
import { forgetChanges } from '../unsaved.ts';
import { say } from './grid.ts';
import { refusalLines, showLines, showOnly } from './refusals.ts';

import type { OccupancyWords } from './words.ts';

const PAUSE = 250;

interface Days {
  villa_id: number | '';
  from: string;
  until: string;
}

/** The dialog in which free days become an option, a reservation or a closing. */
export class TakeDialog {
  private readonly words: OccupancyWords;
  private readonly dialog = document.getElementById('take-dates') as HTMLDialogElement;
  private readonly form = this.dialog.querySelector('form') as HTMLFormElement;
  private kind = 'closing';
  private timer = 0;
  private asked = 0;

  constructor(words: OccupancyWords) {
    this.words = words;
    this.dialog.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('[data-take-kind]');
      if (button) this.choose(button.dataset.takeKind ?? '');
    });
    this.form.addEventListener('input', () => this.follow());
    this.form.addEventListener('repriced', () => this.follow());
  }

  async open({ villa_id, from, until }: Days): Promise<void> {
    this.form.reset();
    clearErrors(this.form);
    showLines(this.quotePlace(), []);
    this.expect('');
    const [arrival, departure] = this.dates();
    arrival.value = from;
    departure.value = until;
    const villa = this.control<HTMLSelectElement>('villa_id');
    this.choose(this.kind);
    this.dialog.showModal();
    await fillListings(villa, String(villa_id));
    this.follow();
  }

  /** After the form has gone out, for the lines it changed. */
  onSaved(act: (villa: number) => void): void {
    this.form.addEventListener('saved', () =>
      act(Number(this.control<HTMLSelectElement>('villa_id').value)),
    );
  }

  /** However it was left. */
  onClosed(act: () => void): void {
    this.dialog.addEventListener('close', () => {
      forgetChanges(this.form);
      act();
    });
  }

  private control<Control extends Element>(name: string): Control {
    return this.form.elements.namedItem(name) as unknown as Control;
  }

  /** They are called after what the days become. */
  private dates(): [HTMLInputElement, HTMLInputElement] {
    const [arrival, departure] = this.form.querySelectorAll<HTMLInputElement>('[type=date]');
    return [arrival as HTMLInputElement, departure as HTMLInputElement];
  }

  /** The total that is shown, which the sale is held to. */
  private expect(total: number | ''): void {
    this.control<HTMLInputElement>('expected_total_kurus').value = String(total);
  }

  private choose(kind: string): void {
    this.kind = kind;
    if (kind === 'closing') this.expect('');
    clearErrors(this.form);
    for (const button of this.dialog.querySelectorAll<HTMLElement>('[data-take-kind]')) {
      const isIt = button.dataset.takeKind === kind;
      button.ariaPressed = String(isIt);
      if (!isIt) continue;
      this.form.dataset.api = button.dataset.call;
      this.form.dataset.toast = button.dataset.toast;
      const submit = this.dialog.querySelector('[data-take-submit]');
      if (submit) submit.textContent = button.dataset.submit ?? '';
    }
    const names = kind === 'closing' ? ['started_at', 'finished_at'] : ['check_in', 'check_out'];
    this.dates().forEach((input, place) => {
      input.name = names[place] ?? '';
      const error = input.parentElement?.querySelector<HTMLElement>('[data-error-for]');
      if (error) error.dataset.errorFor = input.name;
    });
    const status = this.control<HTMLInputElement>('status');
    status.disabled = kind === 'closing';
    status.value = kind === 'option' ? 'OPTION' : 'CONFIRMED';
    showOnly(this.form, [kind]);
    this.follow();
  }

  private follow(): void {
    const [arrival, departure] = this.dates();
    departure.min = arrival.value;
    const villa = this.control<HTMLSelectElement>('villa_id');
    const isWhole = this.isWhole();
    const title = this.dialog.querySelector<HTMLElement>('[data-take-title]');
    if (title && isWhole)
      title.textContent = say(this.words.title, {
        villa: villa.selectedOptions[0]?.text ?? '',
        stay: formatShortStay(arrival.value, departure.value),
        nights: nightsBetween(arrival.value, departure.value),
      });
    clearTimeout(this.timer);
    // What was asked before is no longer what is shown.
    this.asked += 1;
    if (isWhole && this.kind !== 'closing')
      this.timer = window.setTimeout(() => void this.quote(), PAUSE);
  }

  private isWhole(): boolean {
    const [arrival, departure] = this.dates();
    return (
      this.control<HTMLSelectElement>('villa_id').value !== '' &&
      isDay(arrival.value) &&
      isDay(departure.value) &&
      arrival.value < departure.value
    );
  }

  private quotePlace(): HTMLElement {
    return this.form.querySelector('[data-quote]') as HTMLElement;
  }

  /** What the stay would cost, or why it cannot be sold by the rules. */
  private async quote(): Promise<void> {
    const [arrival, departure] = this.dates();
    const number = (name: string) => Number(this.control<HTMLInputElement>(name).value) || 0;
    const stay = { check_in: arrival.value, check_out: departure.value };
    const address = paths.api.quote({
      villa_id: number('villa_id'),
      ...stay,
      adults: Math.max(number('adults'), 1),
      children: number('children'),
      babies: number('babies'),
    });
    const place = this.quotePlace();
    const question = this.asked;
    const answer = await send('GET', address);
    if (question !== this.asked || !this.dialog.open) return;
    const quote = answer.content as Partial<Quote> | undefined;
    const sellable = answer.ok && quote?.sellable === true;
    this.expect(sellable ? (quote?.total_kurus ?? '') : '');
    showOnly(this.form, sellable || !answer.ok ? [this.kind] : [this.kind, 'unsellable']);
    if (!answer.ok) showLines(place, refusalLines(answer, this.words), 'bad');
    else if (sellable) showLines(place, [priceOf(quote as Quote, this.words)], 'info');
    else showLines(place, refusalLines({ ...answer, reasons: quote?.reasons }, this.words), 'warn');
  }
}

interface Quote {
  sellable: boolean;
  reasons: { code: string; text: string }[];
  total_kurus: number;
  prepayment_kurus: number;
}

const priceOf = ({ total_kurus, prepayment_kurus }: Quote, { sellable }: OccupancyWords) =>
  say(sellable, {
    total: formatMoney(total_kurus),
    prepayment: formatMoney(prepayment_kurus),
  });
