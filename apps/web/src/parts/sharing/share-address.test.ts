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

test('[SHARE-04] a link is the home page with the code', () => {
  const link = shareLink('https://bets.test', '/de/sports', 'ABC23456')
  expect(link).toBe('https://bets.test/de/sports?betcode=ABC23456')
  expect(takeShareCode(link)?.code).toBe('ABC23456')
})
