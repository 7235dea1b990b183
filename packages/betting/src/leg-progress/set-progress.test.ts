import { expect, test } from 'vitest'
import { setProgress } from './set-progress.ts'

test.each([
  ['4', 0, 0, 'home', 6],
  ['4', 5, 3, 'home', 1],
  ['5', 5, 3, 'away', 4],
  ['4', 4, 5, 'home', 3],
  ['4', 5, 5, 'home', 2],
  ['5', 6, 5, 'away', 2],
  ['4', 6, 6, 'home', 1],
] as const)('[MYB-01] %s at %i:%i needs games of %s: %i', (outcome, home, away, by, count) => {
  expect(setProgress(outcome, { home, away })).toEqual({ kind: 'needs', distance: { by, count } })
})

test('a set that is won is won, however it ended', () => {
  for (const [home, away] of [
    [6, 4],
    [7, 5],
    [7, 6],
  ] as const) {
    expect(setProgress('4', { home, away })).toEqual({ kind: 'safe' })
    expect(setProgress('5', { home, away })).toEqual({ kind: 'gone' })
  }
  expect(setProgress('4', { home: 6, away: 5 })?.kind).toBe('needs')
  expect(setProgress('1', { home: 0, away: 0 })).toBeNull()
})
