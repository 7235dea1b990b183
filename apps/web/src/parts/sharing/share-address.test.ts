import { readShareCode } from '@touchline/contract'
import { expect, test } from 'vitest'

import { shareLink, takeShareCode } from './share-address.ts'

test('[SHARE-05] the code leaves the address, everything else stays', () => {
  expect(takeShareCode('/sports?tab=live&betcode=abc234#signIn')).toEqual({
    code: 'abc234',
    rest: '/sports?tab=live#signIn',
  })
  expect(takeShareCode('/de/sports/soccer?betcode=ABC234')?.rest).toBe('/de/sports/soccer')
  expect(takeShareCode('/sports?betcode=')).toEqual({ code: '', rest: '/sports' })
  expect(takeShareCode('/sports?tab=live')).toBeNull()
})

test.each([
  // As the router writes them.
  '/sports?betcode=%5B%22ABCD2345%22%2C%22EFGH2345%22%5D',
  '/sports?tab=live&betcode=%5B%22%22%2C%22my%20bet!%22%2C%22ABCD2345%22%5D',
  '/sports?betcode=ABCD2345&betcode=EFGH2345',
])('[SHARE-05] of several codes the first that can be one is taken: %s', (href) => {
  const taken = takeShareCode(href)
  expect(readShareCode(taken?.code ?? '')).toBe('ABCD2345')
  expect(taken?.rest).not.toContain('betcode')
})

test('[SHARE-04] a link is the home page with the code', () => {
  const link = shareLink('https://bets.test', '/de/sports', 'ABC23456')
  expect(link).toBe('https://bets.test/de/sports?betcode=ABC23456')
  expect(takeShareCode(link)?.code).toBe('ABC23456')
})
