import { expect, test } from 'vitest'

import { isListedHost } from './host-list.ts'

const ALLOWED = ['img.example', '*.Crests.example', 'radio.example:8443']

test.each([
  ['img.example', true],
  ['IMG.example', true],
  ['eu.crests.example', true],
  ['a.b.crests.example', true],
  ['radio.example:8443', true],
  ['crests.example', false],
  ['.crests.example', false],
  ['evilcrests.example', false],
  ['img.example.evil.example', false],
  ['radio.example', false],
])('%s is listed: %s', (host, isListed) => {
  expect(isListedHost(host, ALLOWED)).toBe(isListed)
})
