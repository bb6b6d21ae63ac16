/** Events as calls tell them. */
export const presentEvents = <Event extends { at: Moment }>(events: Event[]) =>
  events.map((event) => ({ ...event, at: instantOf(event.at) }));

/** Sales that a change replaced, as calls tell them. */
export const presentReplacedSales = <Sale extends { created_at: Moment }>(sales: Sale[]) =>
  sales.map((sale) => ({ ...sale, created_at: instantOf(sale.created_at) }));

/** Rows that the database sends as JSON hold moments as it writes them, in its own zone. */
type Moment = Date | string;

const instantOf = (moment: Moment): string => new Date(moment).toISOString();
