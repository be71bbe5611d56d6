import { expect, test } from 'vitest'
import { addressOf, clientOf, ipv6NetworkOf } from './client-address.ts'

test('the addresses of one /64 are one client, those of the next another', () => {
  const one = ['2001:db8:0:1::1', '2001:DB8::1:ffff:0:0:1', '2001:0db8:0000:0001:0000:0000:0000:0002', '2001:db8:0:1:1:2:3:4']
  expect(new Set(one.map(clientOf))).toEqual(new Set(['2001:db8:0:1::/64']))
  expect(clientOf('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(clientOf('::1')).toBe('0:0:0:0::/64')
  expect(clientOf('fe80::1%eth0')).toBe(clientOf('fe80::2'))
})
test('an IPv4 address is a client of its own, also where it is written as IPv6', () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:c000:201'])
    expect(clientOf(address)).toBe('192.0.2.1')
  expect(clientOf('::ffff:192.0.2.2')).toBe('192.0.2.2')
})
test('the lines of one /48 are one network, those of IPv4 none', () => {
  for (const address of ['2001:db8:0:1::1', '2001:db8:0:ffff::1']) expect(ipv6NetworkOf(clientOf(address))).toBe('2001:db8:0::/48')
  expect(ipv6NetworkOf(clientOf('2001:db8:1::1'))).toBe('2001:db8:1::/48')
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '']) expect(ipv6NetworkOf(clientOf(address))).toBeNull()
})
test('what is no address is counted as it stands', () => {
  for (const text of ['', 'unknown', '192.0.2.1:80', '::ffff:999.1.1.1']) expect(clientOf(text)).toBe(text)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
])('a proxy may write the port beside the address: %s', (ip, address) => {
  expect(addressOf({ ip, socket: { remoteAddress: '127.0.0.1' } })).toBe(address)
})
test.each(['', 'unknown', '1.2.3.4.5', '999.1.1.1:80', '[]:80', '[192.0.2.1', '192.0.2.1:80:80', 'a'.repeat(10_000)])(
  'an entry that is no address leaves the one of the connection: %.20s',
  (ip) => {
    expect(addressOf({ ip, socket: { remoteAddress: '127.0.0.1' } })).toBe('127.0.0.1')
    expect(addressOf({ ip, socket: {} })).toBe('')
  },
)
