import { expect, test, vi } from 'vitest'

import { keepTracking, readTracking, takeTracking } from './tracking.ts'

/** A browser's cookies: what is written is read without its attributes. */
function cookieJar(first = '') {
  let header = first
  const write = vi.fn((cookie: string) => {
    header = `theme=dark; ${cookie.split(';')[0] ?? ''}`
  })
  return { read: () => header, write }
}

test('[ANALYT-01] what tracks is taken out of the address, and nothing else', () => {
  const href = '/de/sports?day=2&btag=a%26b&gclid=X1&ctag=&modal=signIn#top'
  expect(takeTracking(href)).toEqual({
    tracking: { btag: 'a&b', gclid: 'X1' },
    rest: '/de/sports?day=2&modal=signIn#top',
  })
  expect(takeTracking('/sports?day=2')).toBeNull()
  expect(takeTracking('/sports?stag=')).toEqual({ tracking: {}, rest: '/sports' })
})

test('[ANALYT-01] [GAP-57] it is kept for thirty days, the last one counts', () => {
  const cookies = cookieJar()
  keepTracking(cookies, { btag: 'a&b;c=d', stag: 'é' })
  expect(cookies.write.mock.calls[0]?.[0]).toContain('; Max-Age=2592000; SameSite=Lax')
  expect(readTracking(cookies)).toEqual({ btag: 'a&b;c=d', stag: 'é' })
  keepTracking(cookies, { qtag: '7' })
  expect(readTracking(cookies)).toEqual({ qtag: '7' })
  keepTracking(cookies, {})
  expect(readTracking(cookies)).toEqual({ qtag: '7' })
})

test('what others write into the cookie is not believed', () => {
  expect(readTracking(cookieJar('sb_tracking=%E0%A4%A'))).toBeUndefined()
  expect(readTracking(cookieJar('sb_tracking=evil%3D1'))).toBeUndefined()
  expect(readTracking(cookieJar('theme=dark'))).toBeUndefined()
  const long = takeTracking(`/sports?ctag=${'x'.repeat(9_000)}`)
  expect(long?.tracking.ctag).toHaveLength(256)
})
