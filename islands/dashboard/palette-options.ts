import { fold } from '../../server/shared/fold.ts';
import { formatPhone, formatShortStay, saidDays } from '../../server/shared/format.ts';
import { listingAddress, reservationAddress } from '../../server/shared/found-address.ts';
import type { ListingKind } from '../../server/shared/paths/listing.ts';
import { paths } from '../../server/shared/paths.ts';
import type { Role } from '../../server/shared/roles.ts';

export type Words = Partial<Record<string, string>>;

interface Option {
  href: string;
  title: string;
  /** What tells it from others of its name. */
  note: string;
  /** A state or a kind, at the line's end. */
  mark: string;
}

export interface Group {
  title: string;
  options: Option[];
}

/** The answer of `GET /v1/admin/find`. */
interface Found {
  reservations: {
    kind: ListingKind;
    id: number;
    reservation_id: string;
    status: string;
    customer_name: string;
    customer_phone: string | null;
    listing_name: string;
    check_in: string;
    check_out: string;
    unit: string | null;
  }[];
  listings: {
    kind: ListingKind;
    id: number;
    name: string;
    code: string | null;
    active: boolean;
  }[];
  users: { id: number; role: string; name: string; email: string; phone: string | null }[];
}

const MOST_SCREENS = 6;

/** What is offered for a text: rows that were found, screens of that name, and the page of the search. */
export function groupsOf(dialog: HTMLElement, typed: string, found: Found | null): Group[] {
  const words: Words = JSON.parse(dialog.dataset.words ?? '{}');
  const screens = { title: words.screens ?? '', options: screensNamed(dialog, typed) };
  if (!typed) return [screens];
  const rows = found ? rowsOf(dialog, words, found) : [];
  const all = { href: paths.dashboard.search({ q: typed }), title: words.all ?? '' };
  const last = { title: '', options: [{ ...all, note: `“${typed}”`, mark: '' }] };
  return [...rows, screens, ...(found ? [last] : [])].filter(({ options }) => options.length > 0);
}

function screensNamed(dialog: HTMLElement, typed: string): Option[] {
  const screens: [string, string | null, string][] = JSON.parse(dialog.dataset.screens ?? '[]');
  const parts = fold(typed).split(' ').filter(Boolean);
  return screens
    .filter(([label, group]) => {
      const name = ` ${fold(`${label} ${group ?? ''}`)}`;
      return parts.every((part) => name.includes(` ${part}`));
    })
    .slice(0, typed ? MOST_SCREENS : undefined)
    .map(([title, group, href]) => ({ href, title, note: group ?? '', mark: '' }));
}

function rowsOf(dialog: HTMLElement, words: Words, found: Found): Group[] {
  const { role = 'ADMIN', today = '' } = dialog.dataset;
  const viewer = { role: role as Role, today };
  return [
    {
      title: words.reservations ?? '',
      options: found.reservations.map((row) => ({
        href: reservationAddress(row, viewer),
        title: `${row.customer_name} · ${row.reservation_id}`,
        note: [
          row.listing_name,
          formatShortStay(...saidDays(row.unit, row.check_in, row.check_out)),
          row.customer_phone && formatPhone(row.customer_phone),
        ]
          .filter(Boolean)
          .join(' · '),
        mark: words[row.status] ?? '',
      })),
    },
    {
      title: words.listings ?? '',
      options: found.listings.map(({ kind, id, name, code, active }) => ({
        href: listingAddress(kind, id),
        title: name,
        note: [words[kind], code].filter(Boolean).join(' · '),
        mark: active ? '' : (words.closed ?? ''),
      })),
    },
    {
      title: words.users ?? '',
      options: found.users.map(({ id, role: kind, name, email, phone }) => ({
        href: paths.dashboard.user(id),
        title: name,
        note: [email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
        mark: words[kind] ?? '',
      })),
    },
  ];
}

/** The groups as a listbox holds them. */
export function listbox(groups: readonly Group[]): HTMLElement[] {
  let number = 0;
  return groups.map(({ title, options }, at) => {
    const group = element('div', '', '');
    group.role = 'group';
    if (title) {
      const heading = element('p', 'palette-group', title);
      heading.id = `palette-group-${at}`;
      heading.role = 'presentation';
      group.setAttribute('aria-labelledby', heading.id);
      group.append(heading);
    } else group.ariaLabel = options[0]?.title ?? '';
    for (const option of options) {
      number += 1;
      group.append(optionElement(option, number));
    }
    return group;
  });
}

function optionElement({ href, title, note, mark }: Option, number: number): HTMLElement {
  const link = element('a', '', '') as HTMLAnchorElement;
  link.href = href;
  link.id = `palette-option-${number}`;
  link.role = 'option';
  link.ariaSelected = 'false';
  link.tabIndex = -1;
  link.append(element('b', '', title), element('small', '', note));
  if (mark) link.append(element('span', '', mark));
  return link;
}

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
