import { expect, onTestFinished, test, vi } from 'vitest'

import { forgetPlayersAnswers, openKept } from './kept-pages.ts'

const forbidden = new DOMException('An attempt was made to break through', 'SecurityError')

test.each([
  ['has no place for pages', undefined],
  [
    'forbids one in a frame',
    { match: () => Promise.reject(forbidden), delete: () => Promise.reject(forbidden) },
  ],
])('a browser that %s has kept nothing, and no error is told', async (_, caches) => {
  vi.stubGlobal('window', { caches, location: { assign: vi.fn() } })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(openKept('https://bets.example/sports')).resolves.toBeUndefined()
  await expect(forgetPlayersAnswers()).resolves.toBeUndefined()
  expect(window.location.assign).not.toHaveBeenCalled()
})
