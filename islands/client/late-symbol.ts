const SVG = 'http://www.w3.org/2000/svg';

/** A decorative symbol of static/icons/late.svg, whose address stands where toasts are put. */
export function lateSymbol(name: string, size = ''): SVGElement {
  const { symbols = '' } = document.querySelector<HTMLElement>('#toasts')?.dataset ?? {};
  const symbol = document.createElementNS(SVG, 'svg');
  symbol.setAttribute('class', `icon ${size}`);
  symbol.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${symbols}#${name}`);
  symbol.append(use);
  return symbol;
}
