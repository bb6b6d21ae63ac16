import { networkOf } from './network-of.ts';

/** Enough of an IP address to know one's own by: 85.102.17.44 → 85.102.17.x, IPv6 to its first three groups. */
export function maskedAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4) return `${v4[1]}.x`;
  if (!address.includes(':') || address.startsWith('::')) return address;
  // With the zeros that '::' leaves out, or what stands behind it would be taken for the network's.
  return `${networkOf(address).split(':').slice(0, 3).join(':')}:…`;
}
