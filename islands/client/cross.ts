const SVG = 'http://www.w3.org/2000/svg';

/** The symbol of what takes away, small; drawn here, as no page needs to hold it for this alone. */
export function cross(): SVGElement {
  const symbol = document.createElementNS(SVG, 'svg');
  symbol.setAttribute('class', 'icon small');
  symbol.setAttribute('viewBox', '0 0 24 24');
  symbol.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'path');
  lines.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  symbol.append(lines);
  return symbol;
}
