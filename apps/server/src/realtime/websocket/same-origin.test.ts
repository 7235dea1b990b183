import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

it.each([
  ['https://sport.test', 'sport.test', true],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', true],
  [undefined, 'sport.test', true],
  ['https://evil.test', 'sport.test', false],
  ['https://sport.test:8443', 'sport.test', false],
  ['https://sport.test.evil.test', 'sport.test', false],
  ['null', 'sport.test', false],
  ['', 'sport.test', false],
  ['https://sport.test', undefined, false],
])('judges a page of %s on host %s: %s', (origin, host, allowed) => {
  expect(isSameOrigin(origin, host)).toBe(allowed)
})
