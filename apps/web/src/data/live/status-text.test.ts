import { MATCH_STATUS, type MatchStatus } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { messagesIn } from '../../testing/messages.ts'
import { statusText } from './status-text.ts'

const textIn = (locale: 'en' | 'de', status: MatchStatus, stage: string | null = null): string => {
  const { catalogue } = messagesIn(locale)
  return statusText((key) => catalogue.status[key], { status, stage })
}

describe('statusText', () => {
  it('[DATA-05] gives every match status a label of its own in every language', () => {
    for (const locale of ['en', 'de'] as const) {
      const labels = Object.values(MATCH_STATUS).map((value) => textIn(locale, value))
      expect(labels.every((label) => label.length > 0)).toBe(true)
      expect(new Set(labels).size).toBe(6)
    }
  })

  it('[DATA-05] says how a match ended that was not played to its end', () => {
    expect(textIn('en', MATCH_STATUS.finished, 'Retired')).toBe('Retired')
    expect(textIn('en', MATCH_STATUS.closed, 'Walkover')).toBe('Walkover')
    expect(textIn('en', MATCH_STATUS.notCovered, 'In play')).toBe('Not covered')
  })
})
