/**
 * Who presses a button that goes by its being pressed goes on from the part of the page that its answer
 * comes to: without this the next key began at the page's head.
 */
export function goOnFrom(place: HTMLElement | null): void {
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
