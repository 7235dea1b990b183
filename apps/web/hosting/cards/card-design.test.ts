import { expect, test } from 'vitest'

import { startText } from './card-content.ts'
import { designCard, type CardElement } from './card-design.ts'

/** Every text of a card, in reading order. */
function texts({ props }: CardElement): string[] {
  const { children } = props
  if (children === undefined) return []
  return typeof children === 'string' ? [children] : children.flatMap(texts)
}

const leg = { match: 'Arsenal – Chelsea', outcome: 'Over 2.5', odds: '1.85' }

test('the card of a match names teams, league and start', () => {
  const startsAt = new Date('2026-11-21T18:30:00Z')
  const content = {
    league: 'Premier League',
    sides: [{ name: 'Arsenal' }, { name: 'Chelsea', kit: 7 }],
    badge: 'team' as const,
    startsAt,
  }
  expect(texts(designCard({ kind: 'match', ...content }))).toEqual([
    'Touchline',
    'Arsenal',
    'Chelsea',
    'Premier League',
    '2026-11-21 · 18:30 UTC',
  ])
  expect(startText(startsAt)).toBe('2026-11-21 · 18:30 UTC')
})

test('the card of a bet shows four selections at most, and their product', () => {
  const legs = [leg, leg, leg, leg, leg, leg]
  const shown = texts(designCard({ kind: 'bet', legs, total: '12.45' }))
  expect(shown.slice(0, 2)).toEqual(['Touchline', '12.45'])
  expect(shown.filter((text) => text === 'Over 2.5')).toHaveLength(3)
  expect(shown.at(-1)).toBe('+ 3')
  const four = texts(designCard({ kind: 'bet', legs: legs.slice(0, 4), total: null }))
  expect(four.filter((text) => text === 'Over 2.5')).toHaveLength(4)
})

test('the card of one selection has one price', () => {
  expect(texts(designCard({ kind: 'bet', legs: [leg], total: '1.85' }))).toEqual([
    'Touchline',
    'Over 2.5',
    'Arsenal – Chelsea',
    '1.85',
  ])
})
