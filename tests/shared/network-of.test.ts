import { networkOf } from '../../server/shared/network-of.ts';

describe('an address is counted', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2a01:4f8:c17:1234::1', '2a01:4f8:c17:1200'],
    ['2A01:04F8:c17:1234:5:6:7:8', '2a01:4f8:c17:1200'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::9:8:7:6', '2001:db8:0:0'],
    ['2001:db8:0:0:9::', '2001:db8:0:0'],
    ['2001:db8:0:1::1', '2001:db8:0:0'],
    ['2001:db8:0:ff:1::', '2001:db8:0:0'],
    ['2001:db8:0:100::1', '2001:db8:0:100'],
    ['2001:db8:0:ffff::1', '2001:db8:0:ff00'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
    ['', ''],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('all 256 networks of a household as one', () => {
    const own = Array.from(
      { length: 256 },
      (_, at) => `2a01:4f8:c17:12${at.toString(16).padStart(2, '0')}::1`,
    );

    expect(new Set(own.map(networkOf)).size).toBe(1);
  });

  test('all 256 neighbours of a network whose zeros are left out as one', () => {
    const neighbours = Array.from({ length: 256 }, (_, at) => `2001:db8::${at.toString(16)}`);

    expect(new Set(neighbours.map(networkOf)).size).toBe(1);
  });
});
