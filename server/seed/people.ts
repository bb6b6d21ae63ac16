import { DEMO_ADMIN } from '../demo-password.ts';
import { SEALED_IBANS } from '../services/seal-ibans.ts';
import { seal } from '../services/sealed.ts';
import { fold } from '../shared/fold.ts';
import { dayFrom, type Moment, past } from './moments.ts';
import { bankCodeAt, ibanOf, identityNumberOf, mobileOf, taxNumberOf } from './numbers.ts';
import type { Numbered } from './rows.ts';
import owners from './texts/owners.json' with { type: 'json' };

const STAFF = [
  { first_name: 'Ayşe', last_name: 'Kaya', email: DEMO_ADMIN },
  { first_name: 'Selin', last_name: 'Aksoy', email: 'selin.aksoy@koy.example' },
  { first_name: 'Onur', last_name: 'Demirtaş', email: 'onur.demirtas@koy.example' },
];

export const STAFF_IDS = STAFF.map((_, index) => index + 1);
/** The owner of the demo login, and the others. */
export const OWNER_ID = STAFF.length + 1;
export const OTHER_OWNER_IDS = owners.slice(1).map((_, index) => OWNER_ID + 1 + index);

/** How an owner is named on a permit: the company, or first and last name. */
export function ownerName(id: number): string {
  const owner: Omit<Person, 'index' | 'role'> | undefined = owners[id - OWNER_ID];
  return owner?.title ?? `${owner?.first_name} ${owner?.last_name}`;
}

/** Staff first, then owners; all with the demo's one password. */
export function usersOf(moment: Moment, password_hash: string): Numbered<'users'>[] {
  const people = [
    ...STAFF.map((person) => ({ ...person, role: 'ADMIN' })),
    ...owners.map((person) => ({ ...person, role: 'OWNER' })),
  ];
  return people.map((person, index) => userOf({ ...person, index }, moment, password_hash));
}

interface Person {
  index: number;
  role: string;
  first_name: string;
  last_name: string;
  email: string;
  title?: string;
  tax_office?: string;
}

function userOf(person: Person, moment: Moment, password_hash: string): Numbered<'users'> {
  const { index, role, first_name, last_name, email, title = null, tax_office = null } = person;
  const isOwner = role === 'OWNER';
  const created_at = past(moment, dayFrom(moment, -900 + index * 40), [10, 15]);
  // The last owner gave no account number: reports have to name what is missing.
  const hasIban = isOwner && index < STAFF.length + owners.length - 1;
  return {
    id: index + 1,
    email,
    password_hash,
    password_changed_at: created_at,
    role,
    first_name,
    last_name,
    phone: mobileOf(isOwner ? 533 : 532, 101 + index * 37),
    last_login_at: index < 6 ? past(moment, dayFrom(moment, -(index % 3)), [8, 40 + index]) : null,
    person_kind: title ? 'COMPANY' : 'INDIVIDUAL',
    title,
    tax_office,
    tckn_encrypted: isOwner && !title ? sealedIdentity(index) : null,
    vkn: title ? taxNumberOf(`1000002${String(index).padStart(2, '0')}`) : null,
    iban_encrypted: hasIban ? sealedIban(index) : null,
    address: isOwner ? `${addressOf(last_name)} Mahallesi No: ${index * 3}` : null,
    created_at,
    updated_at: created_at,
  };
}

const sealedIdentity = (index: number): string =>
  seal(identityNumberOf(`1000004${String(index).padStart(2, '0')}`), 'users.tckn');

const sealedIban = (index: number): string =>
  seal(ibanOf(bankCodeAt(index), 1_000_200 + index), SEALED_IBANS.users);

const QUARTERS = ['Menteşe', 'Yeni', 'Cumhuriyet', 'Kordon', 'Andifli', 'Taşyaka'];

const addressOf = (name: string) => QUARTERS[fold(name).length % QUARTERS.length] ?? 'Yeni';
