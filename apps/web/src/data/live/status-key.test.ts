import { MATCH_STATUS } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { catalogue as de } from '../../i18n/messages/de/catalogue.ts'
import { catalogue as en } from '../../i18n/messages/en/catalogue.ts'
import { statusKey } from './status-key.ts'

describe('statusKey', () => {
  it('[DATA-05] gives every match status a label of its own in every language', () => {
    for (const messages of [en, de]) {
      const labels = Object.values(MATCH_STATUS).map((value) => messages.status[statusKey(value)])
      expect(labels.every((label) => label.length > 0)).toBe(true)
      expect(new Set(labels).size).toBe(6)
    }
  })
})
