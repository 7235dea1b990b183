import { expect, test } from 'vitest'

import { pictureAddress } from './picture-address.ts'

const hosts = ['img.example', '*.crests.example']

test.each(['https://img.example/a.png', 'http://img.example:80/a', 'https://eu.crests.example/a'])(
  '[IMG-01] %s may be fetched',
  (address) => {
    expect(pictureAddress(address, hosts)?.href).toBe(new URL(address).href)
  },
)

test.each([
  'https://other.example/a.png',
  'https://img.example.evil.example/a.png',
  'https://crests.example/a.png',
  'https://evilcrests.example/a.png',
  'https://img.example:8443/a.png',
  'https://user:pass@img.example/a.png',
  'https://img.example@evil.example/a.png',
  'ftp://img.example/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'gopher://img.example/',
  '//img.example/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'a.png',
  '',
])('[IMG-01] %s is refused', (address) => {
  expect(pictureAddress(address, hosts)).toBeNull()
})
