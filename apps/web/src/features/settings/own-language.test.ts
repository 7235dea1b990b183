import { expect, test, vi } from 'vitest'

import {
  UNKNOWN_SESSION,
  visitorSession,
  type SessionState,
} from '../../player/session/session-state.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { createStore } from '../../base/store.ts'
import { followOwnLanguage } from './own-language.ts'

type SetUp = { stored?: string; pathname?: string; isEmbedded?: boolean }

function setUp({ stored, pathname = '/sports/live', isEmbedded = false }: SetUp) {
  const session = createStore<SessionState>(UNKNOWN_SESSION)
  const storage = memoryStorage()
  if (stored !== undefined) storage.setItem('locale', stored)
  const keep = vi.fn()
  const replace = vi.fn()
  const stop = followOwnLanguage({
    session,
    storage,
    keep,
    page: { locale: 'en', locales: ['en', 'de', 'br'] },
    prefix: { defaultLocale: 'en', prefixRequired: false },
    location: { pathname, search: '?day=2', hash: '#top' },
    isEmbedded,
    replace,
  })
  const become = (state: SessionState) => session.setState(() => state)
  return { become, keep, replace, stop }
}

const visitor = visitorSession(null)
const player = (language: string): SessionState =>
  ({
    ...UNKNOWN_SESSION,
    authStatus: 'LOGGED_IN',
    profile: { language },
  }) as unknown as SessionState

test('[I18N-07] [AMB-36] a page is opened in the language that the device keeps', () => {
  const { become, keep, replace } = setUp({ stored: 'de' })
  expect(replace).not.toHaveBeenCalled()
  become(visitor)
  expect(keep).toHaveBeenCalledWith('de')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/de/sports/live?day=2#top')
})

test('[I18N-05] [AMB-36] the language of the player goes before the kept one', () => {
  const { become, keep, replace } = setUp({ stored: 'de' })
  become(player('pt-BR'))
  expect(keep).toHaveBeenCalledWith('br')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/br/sports/live?day=2#top')
})

test('[AMB-36] who signs in on a page stays on it; the next one is in their language', () => {
  const { become, keep, replace, stop } = setUp({})
  become(visitor)
  become(player('de'))
  expect(keep).toHaveBeenCalledExactlyOnceWith('de')
  expect(replace).not.toHaveBeenCalled()
  stop()
  become(player('br'))
  expect(keep).toHaveBeenCalledOnce()
})

test.each([
  ['the address has a language', { stored: 'de', pathname: '/br/sports' }],
  ['the page is in it already', { stored: 'en' }],
  ['a host page embeds it', { stored: 'de', isEmbedded: true }],
  ['nothing is kept', {}],
  ['the kept one is not offered', { stored: 'fi' }],
])('a page stays where %s', (_, situation) => {
  const { become, replace } = setUp(situation)
  become(visitor)
  expect(replace).not.toHaveBeenCalled()
})
