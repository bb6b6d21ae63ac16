const SVG = 'http://www.w3.org/2000/svg';

/** A decorative symbol of static/icons/late.svg, whose address stands where toasts are put. */
export function lateSymbol(name: string, size = ''): SVGElement {
  const { symbols = '' } = document.querySelector<HTMLElement>('#toasts')?.dataset ?? {};
  return symbolAt(`${symbols}#${name}`, size);
}

/** A decorative symbol, drawn from an address: of the page's sprite `#i-circle-alert`. */
export function symbolAt(href: string, size = ''): SVGElement {
  const symbol = document.createElementNS(SVG, 'svg');
  symbol.setAttribute('class', `icon ${size}`);
  symbol.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', href);
  symbol.append(use);
  return symbol;
}
