import { describe, expect, test } from 'vitest'

import { settleSheet, type SheetState } from './settle-sheet.ts'

describe('settleSheet', () => {
  const height = 600

  test.each<[SheetState, number, number, SheetState]>([
    ['full', 40, 0, 'full'],
    ['full', 40, 0.9, 'half'],
    ['full', 250, 0, 'half'],
    ['full', 450, 0, 'collapsed'],
    ['half', 250, 0.1, 'collapsed'],
    ['half', -30, -0.8, 'full'],
    ['half', 30, -0.8, 'half'],
    ['half', -260, 0, 'full'],
    ['full', -200, -2, 'full'],
    ['collapsed', 100, 1, 'collapsed'],
    ['hidden', 400, 1, 'hidden'],
  ])('%s dragged %i px at %f px/ms settles at %s', (state, dragged, velocity, settled) => {
    expect(settleSheet(state, { dragged, velocity, height })).toBe(settled)
  })

  test('the low strip opens by an upward flick and by a long drag', () => {
    expect(settleSheet('collapsed', { dragged: -20, velocity: -0.7, height: 56 })).toBe('half')
    expect(settleSheet('collapsed', { dragged: -90, velocity: 0, height: 56 })).toBe('half')
  })
})
