import { iconShapes } from './icon-shapes.ts';

/**
 * Symbols of what stands far below the first screen, or beside a text that says it all: they come from
 * one file of their own (static/icons/late.svg, made by server/scripts/icon-files.ts) instead of every
 * page's sprite.
 */
export const LATE_ICONS = (
  'accessibility air-vent alarm-smoke armchair arrow-right arrow-up arrow-up-down baby ' +
  'badge-check ban banknote bath bed bed-double blinds briefcase-medical brush bubbles ' +
  'bug bus car car-front cctv check chef-hat cigarette cigarette-off circle-alert ' +
  'circle-check circle-dot clapperboard clock cloud-alert coffee coins cooking-pot ' +
  'croissant cup-soda cylinder dices door-open droplet droplets dumbbell fan fence ' +
  'fire-extinguisher fish flame flame-kindling footprints gamepad-2 gauge gift ' +
  'glass-water goal hand-heart heater hospital images infinity info kayak lamp-desk ' +
  'landmark leaf life-buoy lightbulb lock-keyhole log-in log-out map map-pin microwave ' +
  'moon mountain navigation party-popper paw-print pencil phone pill plane plug-zap printer ' +
  'radio refrigerator road router ruler sailboat sandwich satellite-dish share-2 ' +
  'shield shield-check ship shirt shopping-basket shower-head siren sliders-horizontal ' +
  'snowflake sofa speaker sprout square-parking store sun sunset target tent ' +
  'thermometer thermometer-sun ticket toy-brick trees triangle-alert trophy tv ' +
  'tv-minimal umbrella user-plus user-x users users-round utensils utensils-crossed ' +
  'vault volume-2 volume-x warehouse washing-machine waves-horizontal waves-ladder ' +
  'whatsapp wifi wind x zap'
).split(' ');

const known = new Set(LATE_ICONS);

/** A feature's own symbol, or a tick where staff named none that is there. */
export const lateIconName = (name: string | null): string =>
  name && known.has(name) ? name : 'check';

/** The text of static/icons/late.svg. */
export function lateIconsFile(): string {
  const symbols = LATE_ICONS.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
