import { expect, test } from 'vitest'
import { blocker, BLOCKER_CODES } from './blocker.ts'

test('every blocker has a message, and the ones that the page can help with prompt', () => {
  for (const code of BLOCKER_CODES) expect(blocker(code).messageKey).toMatch(/^(slip|error)\./)
  expect(blocker('sign_in_required').severity).toBe('prompt')
  expect(blocker('balance_too_low').severity).toBe('error')
})

test('[QUICK-14] a win that does not exceed the stake has its own key', () => {
  expect(blocker('potential_win_not_above_stake').messageKey).toBe(
    'error.potential_win.equal_or_less',
  )
})
