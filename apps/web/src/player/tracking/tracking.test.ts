import { expect, test, vi } from 'vitest'

import { keepConsent } from '../../preferences/cookie-consent.ts'
import { followConsent, noteTracking, readTracking, takeTracking } from './tracking.ts'

const AGREED = 'cookie_consent=all'

/** A browser's cookies: what is written is read without its attributes. */
function cookieJar(...first: string[]) {
  const kept = new Map<string, string>()
  const write = vi.fn((cookie: string) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    if (cookie.includes('Max-Age=0')) kept.delete(name)
    else kept.set(name, value)
  })
  for (const cookie of ['theme=dark', ...first]) write(cookie)
  write.mockClear()
  return { read: () => [...kept].map((pair) => pair.join('=')).join('; '), write }
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

test.each(['ctag', 'btag', 'stag', 'qtag', 'gclid'])(
  '[ANALYT-01] %s is captured, kept and removed from the address',
  (name) => {
    const found = takeTracking(`/sports?${name}=aff-7&day=2`)
    expect(found).toEqual({ tracking: { [name]: 'aff-7' }, rest: '/sports?day=2' })
    const cookies = cookieJar(AGREED)
    noteTracking(cookies, found?.tracking ?? {})
    expect(cookies.read()).toContain(`sb_tracking=${name}%3Daff-7`)
    expect(readTracking(cookies)).toEqual({ [name]: 'aff-7' })
  },
)

test('[ANALYT-01] [GAP-57] it is kept for thirty days, the last one counts', () => {
  const cookies = cookieJar(AGREED)
  noteTracking(cookies, { btag: 'a&b;c=d', stag: 'é' })
  expect(cookies.write.mock.calls[0]?.[0]).toContain('; Max-Age=2592000; SameSite=Lax')
  expect(readTracking(cookies)).toEqual({ btag: 'a&b;c=d', stag: 'é' })
  noteTracking(cookies, { qtag: '7' })
  expect(readTracking(cookies)).toEqual({ qtag: '7' })
  noteTracking(cookies, {})
  expect(readTracking(cookies)).toEqual({ qtag: '7' })
})

test('what others write into the cookie is not believed', () => {
  expect(readTracking(cookieJar(AGREED, 'sb_tracking=%E0%A4%A'))).toBeUndefined()
  expect(readTracking(cookieJar(AGREED, 'sb_tracking=evil%3D1'))).toBeUndefined()
  expect(readTracking(cookieJar(AGREED))).toBeUndefined()
  const long = takeTracking(`/sports?ctag=${'x'.repeat(9_000)}`)
  expect(long?.tracking.ctag).toHaveLength(256)
})

test('[ANALYT-01] [COOKIE-02] nothing is kept or sent before the visitor agrees, and nothing after they take it back', () => {
  const cookies = cookieJar()
  noteTracking(cookies, { btag: 'aff-7' })
  expect(cookies.write).not.toHaveBeenCalled()
  expect(readTracking(cookieJar('sb_tracking=btag%3Daff-7'))).toBeUndefined()
  keepConsent(cookies, 'all')
  expect(cookies.write.mock.calls[0]?.[0]).toBe(
    'cookie_consent=all; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  followConsent(cookies)
  expect(readTracking(cookies)).toEqual({ btag: 'aff-7' })
  keepConsent(cookies, 'necessary')
  followConsent(cookies)
  expect(cookies.read()).toBe('theme=dark; cookie_consent=necessary')
})
