import { iconShapes } from './icon-shapes.ts';

/** What cards say of people, bedrooms and bathrooms, in that order (static/css/card.css). */
const FACT_ICONS = ['users-round', 'bed-double', 'bath'];

/** The text of static/icons/facts.svg: one picture, a mask for all of them. */
export function factIconsFile(): string {
  const drawn = FACT_ICONS.map(
    (name, place) => `<g transform="translate(${place * 24})">${iconShapes(name)}</g>`,
  );
  const lines =
    'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 24" ${lines}>${drawn.join('')}</svg>\n`;
}
