import { expect, test } from 'vitest'

import { isPublicAddress } from './public-address.ts'

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::6810:84e5'])(
  '[IMG-01] %s is of the open internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  'not an address',
])('[IMG-01] %s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
