/** Enough of an IP address to know one's own by: 85.102.17.44 → 85.102.17.x, IPv6 to its first three groups. */
export function maskedAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4) return `${v4[1]}.x`;
  const groups = address.split(':').filter(Boolean).slice(0, 3);
  return address.includes(':') && groups.length > 1 ? `${groups.join(':')}:…` : address;
}
