import { afterEach, expect, test, vi } from 'vitest'

import { documentCookies } from './cookie-jar.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['http:', false, 'a=1; SameSite=Lax'],
  ['http:', true, 'a=1; SameSite=Lax'],
  ['https:', false, 'a=1; SameSite=Lax; Secure'],
  ['https:', true, 'a=1; SameSite=None; Partitioned; Secure'],
])('[GAP-58] what is kept by %s, in a frame: %s', (protocol, isFramed, kept) => {
  const page = { cookie: '' }
  const self = { location: { protocol } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { ...self, self, top: isFramed ? {} : self })
  documentCookies.write('a=1; SameSite=Lax')
  expect(page.cookie).toBe(kept)
})
