/** From a choice to the sending of a form, where nothing else is chosen meanwhile, in milliseconds. */
const BY_POINTER = 250;
/** The same after a key: on the way to what is wanted, keys pass other choices, and fields follow one another. */
const BY_KEYS = 1000;

/** Sends a form by itself after a choice in it: several quick ones are one. */
export class ChoiceTimer {
  private readonly form: HTMLFormElement;
  private timer = 0;
  private act = () => {};
  /** Another one with each choice. */
  latest = 0;

  constructor(form: HTMLFormElement) {
    this.form = form;
    form.addEventListener('keydown', () => this.timer && this.start(BY_KEYS));
    form.addEventListener('submit', () => this.stop());
  }

  choose(act: () => void): void {
    this.act = act;
    this.latest++;
    this.stop();
    if (this.isTyped()) return;
    this.start(document.activeElement?.matches(':focus-visible') ? BY_KEYS : BY_POINTER);
  }

  /** What was chosen is taken back; answers that are still on their way are about other choices. */
  forget(): void {
    this.latest++;
    this.stop();
  }

  private start(patience: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.act();
    }, patience);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** A browser tells of a day from the first digit of its year on. */
  private isTyped(): boolean {
    const days = this.form.querySelectorAll<HTMLInputElement>('[type=date]');
    return [...days].some(({ value }) => value !== '' && value < '1000');
  }
}
