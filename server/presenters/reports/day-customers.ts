import { amountLacking } from '../../domain/amount-due.ts';
import { depositLeft } from '../../domain/deposit-due.ts';
import type { DayCustomerRow } from '../../queries/reports/day-customers.ts';
import type { DayCustomer, DayCustomers } from '../../schemas/answers/day-customers.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** The day's list, or a page of it. */
export const presentDayCustomers = (date: string, rows: DayCustomerRow[]): DayCustomers => ({
  date,
  arrivals: rows.filter(({ part }) => part === 'arrivals').map(presentCustomer),
  departures: rows.filter(({ part }) => part === 'departures').map(presentCustomer),
  in_house: rows.filter(({ part }) => part === 'in_house').map(presentCustomer),
});

const presentCustomer = (row: DayCustomerRow): DayCustomer => ({
  listing: row.listing,
  id: row.id,
  reservation_id: row.reservation_id,
  status: row.status as DayCustomer['status'],
  listing_id: row.listing_id,
  listing_name: row.listing_name,
  place: row.place,
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  check_in: row.check_in,
  check_out: row.check_out,
  arrives_at: row.arrives_at,
  leaves_at: row.leaves_at,
  total_kurus: row.total_kurus,
  paid_kurus: row.paid_kurus,
  due_kurus: amountLacking(row),
  deposit_kurus: row.deposit_kurus,
  deposit_held_kurus: row.deposit_held_kurus,
  deposit_due_kurus: depositLeft(row.status, row),
  customer_note: row.customer_note,
  staff_note: row.staff_note,
});

/** A line of the day's file: the day, and what this stay does on it. */
export const presentDayLine = (date: string, row: DayCustomerRow) => ({
  ...presentCustomer(row),
  leaving_kurus: row.leaving_kurus,
  date,
  part: row.part,
});

/** What the file shows, in the order of the printed list. */
export const dayCustomerColumns: Columns<ReturnType<typeof presentDayLine>> = {
  date: 'day',
  part: { code: 'reservations:day' },
  listing_name: 'text',
  place: 'text',
  reservation_id: 'text',
  status: { code: 'states:reservation' },
  customer_name: 'text',
  customer_phone: 'phone',
  adults: 'number',
  children: 'number',
  babies: 'number',
  check_in: 'day',
  check_out: 'day',
  arrives_at: 'text',
  leaves_at: 'text',
  total_kurus: 'money',
  paid_kurus: 'money',
  due_kurus: 'money',
  leaving_kurus: 'money',
  deposit_kurus: 'money',
  deposit_held_kurus: 'money',
  deposit_due_kurus: 'money',
  customer_note: 'text',
  staff_note: 'text',
};
