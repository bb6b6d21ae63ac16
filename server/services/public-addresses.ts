import { BlockList, isIP } from 'node:net';

/**
 * Every IPv4 range that is not somebody's public server (IANA special-purpose registry): this network,
 * private, carrier-grade NAT, loopback, link-local with the clouds' metadata, tests, multicast, reserved.
 */
const RESERVED: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only global unicast, 2000::/3, is public; these parts of it are tunnels or examples. */
const RESERVED_SIX: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [network, prefix] of RESERVED) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_SIX) reserved.addSubnet(network, prefix, 'ipv6');

const globalSix = new BlockList();
globalSix.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an address of the open internet. IPv4 inside IPv6 (mapped, NAT64, 6to4) is none, whatever
 * it holds: no calendar lives there.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  if (version === 6) return globalSix.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return false;
}
