import type { Site } from '../layouts/site.ts';

/** Attributes of a list whose cards a script lets swipe through their pictures. */
export const swipedBy = ({ t }: Pick<Site, 't'>, kind: 'villa' | 'boat') => ({
  'data-swipe': kind,
  'data-previous': t('cards:previous_picture'),
  'data-next': t('cards:next_picture'),
});
