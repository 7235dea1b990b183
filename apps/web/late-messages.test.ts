import { expect, test } from 'vitest'

import { partMessages } from './late-messages.ts'

test('a first view has what its frame says of the slip; the rest comes later', () => {
  const { first, rest } = partMessages({
    layout: { home: 'Home' },
    slip: { panel: 'Slip', stake: 'Stake', settings: { open: 'Settings', save: 'Save' } },
  })
  expect(first).toEqual({
    layout: { home: 'Home' },
    slip: { panel: 'Slip', settings: { open: 'Settings' } },
  })
  expect(rest).toEqual({ slip: { stake: 'Stake', settings: { save: 'Save' } } })
})
