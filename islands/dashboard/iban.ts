import { hasIbanCheckDigits, plainIban } from '../../server/shared/iban.ts';

/** `input[data-iban]`: says while it is typed whether its check digits fit, and is then written in fours. */
export function checkIbans(): void {
  document.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if ('iban' in input.dataset) tell(input);
  });
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if ('iban' in input.dataset) input.value = inFours(plainIban(input.value));
  });
}

/** Nothing is said of a number that is still being typed. */
function tell(input: HTMLInputElement): void {
  const place = document.querySelector<HTMLElement>(`[data-iban-check="${input.id}"]`);
  if (!place) return;
  const iban = plainIban(input.value);
  const fits = hasIbanCheckDigits(iban);
  const whole = iban.length >= (iban.startsWith('TR') ? 26 : 15);
  const { fits: good = '', wrong = '' } = place.dataset;
  const sentence = fits ? good : wrong;
  place.className = fits ? 'iban-check ok' : 'iban-check bad';
  place.textContent = whole ? sentence : '';
}

const inFours = (iban: string) => iban.replace(/.{4}(?=.)/g, '$& ');
