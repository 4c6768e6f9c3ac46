import { expect, test } from 'vitest'
import { isInside } from './pinned-request.ts'

test.each([
  ['fec0::1', 'site-local, withdrawn'],
  ['2001:0:7f00:1::', 'Teredo, which leads to an IPv4 address'],
  ['2001:2::1', 'benchmarks'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHID, second version'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation, second block'],
  ['2002:7f00:1::', '6to4, which leads to an IPv4 address'],
  ['2620:4f:8000::1', 'a sink of queries for private names'],
  ['5f00::1', 'identifiers of segment routing'],
  ['64:ff9b::7f00:1', 'translation to IPv4'],
  ['64:ff9b:1::1', 'local translation to IPv4'],
  ['100::1', 'discarded'],
  ['::7f00:1', 'IPv4 in the old form'],
  ['::ffff:808:808', 'IPv4 in the spelling of IPv6'],
  ['fe80::1%eth0', 'local to the link, with its zone'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'given to nobody'],
  ['192.0.0.9', 'protocols of the IETF'],
  ['192.31.196.1', 'a sink of queries for private names'],
  ['192.52.193.1', 'relays of multicast'],
  ['192.175.48.1', 'a sink of queries for private names'],
  ['192.88.99.1', 'relays of 6to4'],
  ['198.19.255.255', 'benchmarks'],
  ['255.255.255.255', 'everybody'],
])('%s is never called: %s', (address) => {
  expect(isInside(address)).toBe(true)
})

test.each(['8.8.8.8', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4001::1', '3ffe::1'])(
  '%s is called',
  (address) => {
    expect(isInside(address)).toBe(false)
  },
)
