/**
 * Whom an address stands for when somebody is counted: an IPv4 address for itself, also in its IPv6
 * spelling; an IPv6 address for its /56, which one household is often given (RIPE-690). By /64 such a line
 * would be 256 people, and could hold every villa that is booked at once.
 */
export function networkOf(address: string): string {
  const [ip = ''] = address.toLowerCase().split('%');
  const four = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(ip)?.[1];
  if (four || !ip.includes(':')) return four ?? ip;
  const [before = '', after] = ip.split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  const [fourth = '0'] = groups.slice(3, 4);
  return [...groups.slice(0, 3), firstByteOf(fourth)].join(':');
}

/** '1234' → '1200', '34' → '0' */
const firstByteOf = (group: string): string => (Number.parseInt(group, 16) & 0xff00).toString(16);

/** '0db8' and 'db8' are the same group. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
