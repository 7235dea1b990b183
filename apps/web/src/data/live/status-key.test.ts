import { MATCH_STATUS } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { messagesIn } from '../../testing/messages.ts'
import { statusKey } from './status-key.ts'

describe('statusKey', () => {
  it('[DATA-05] gives every match status a label of its own in every language', () => {
    for (const { catalogue } of [messagesIn('en'), messagesIn('de')]) {
      const labels = Object.values(MATCH_STATUS).map((value) => catalogue.status[statusKey(value)])
      expect(labels.every((label) => label.length > 0)).toBe(true)
      expect(new Set(labels).size).toBe(6)
    }
  })
})
