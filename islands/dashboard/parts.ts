import { keepEarlyActs } from './early-acts.ts';

/** Behaviours of few screens: each is fetched where its marker stands in the page. */
const parts: [marker: string, start: () => Promise<void>][] = [
  ['.row-link, [data-row-link]', async () => (await import('./list-keys.ts')).keepListKeys()],
  ['.table-frame', async () => (await import('./scroll-stops.ts')).keepScrollStops()],
  ['main form:not([method])', async () => (await import('../list-focus.ts')).keepListFocus()],
  ['[data-success]', async () => (await import('./field-checks.ts')).checkLeftFields()],
  ['[data-selection]', async () => (await import('./selection.ts')).keepSelection()],
  ['[data-insert]', async () => (await import('./insert.ts')).keepInsertions()],
  ['[data-text-preview]', async () => (await import('./text-preview.ts')).keepTextPreviews()],
  ['[data-mail-view]', async () => (await import('./mail-view.ts')).keepMailViews()],
  ['[data-unread]', async () => (await import('./seen.ts')).tellSeen()],
  ['[data-newsletter]', async () => (await import('./newsletter-progress.ts')).followNewsletter()],
  ['[data-papers]', async () => (await import('./papers.ts')).keepPapers()],
  ['[data-rich-text]', async () => (await import('./rich-text.ts')).keepRichTexts()],
  ['[data-picture-field]', async () => (await import('./picture-field.ts')).keepPictureFields()],
  ['[data-sortable]', async () => (await import('./sortable.ts')).keepSortables()],
  ['[data-undo-bar]', async () => (await import('./undo.ts')).keepUndo()],
  ['[data-gallery]', async () => (await import('./gallery/index.ts')).editGalleries()],
  ['input[data-flag]', async () => (await import('./flags.ts')).keepFlags()],
  ['[data-mirror]', async () => (await import('./mirrors.ts')).keepMirrors()],
  ['[data-tick-group]', async () => (await import('./tick-sets.ts')).keepTickSets()],
  ['[data-rows]', async () => (await import('./rows.ts')).keepRows()],
  ['form[data-draft]', async () => (await import('./drafts.ts')).keepDrafts()],
  ['button[data-put],[data-puts]', async () => (await import('./put-values.ts')).putValues()],
  ['[data-all-listings]', async () => (await import('./listing-boxes.ts')).keepListingBoxes()],
  ['[data-occupancy]', async () => (await import('./occupancy.ts')).startOccupancy()],
  ['[data-calendar]', async () => (await import('./listing-calendar.ts')).keepCalendars()],
  ['tr[data-rate-row]', async () => (await import('./rates.ts')).keepRates()],
  ['[data-totp]', async () => (await import('./totp.ts')).showRecoveryCodes()],
  ['[data-personal-data]', async () => (await import('./personal-data.ts')).keepPersonalData()],
  ['[data-feed-plan]', async () => (await import('./feed-plan.ts')).keepFeedPlans()],
];

export function startParts(): void {
  const here = parts.filter(([marker]) => document.querySelector(marker));
  void keepEarlyActs(here.map(([, start]) => start()));
}
