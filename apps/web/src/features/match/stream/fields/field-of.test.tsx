import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { fieldOf } from './field-of.ts'
import { FootballPitch } from './football-pitch.tsx'
import { PlainField } from './plain-field.tsx'

/** All that the reference feed offers, so that a new sport is not forgotten. */
const catalogue = readFileSync(
  new URL('../../../../../../server/src/feed/simulator/catalogue/sports.ts', import.meta.url),
  'utf8',
)
const SPORTS = [...catalogue.matchAll(/^ {2}sport\('([a-z0-9-]+)'/gmu)].map(([, key = '']) => key)

const NOTHING = { situation: null, gameScore: null, currentServer: null }

test('[STREAM-02] the sports of the feed are known', () => {
  expect(SPORTS).toContain('soccer')
  expect(SPORTS.length).toBeGreaterThanOrEqual(15)
})

describe.each(SPORTS)('[STREAM-02] the field of %s', (sportKey) => {
  test('is drawn, and is no other sport’s', () => {
    const { Lines } = fieldOf(sportKey)
    expect(Lines).not.toBe(PlainField)
    expect(Lines === FootballPitch).toBe(sportKey === 'soccer')
    expect(renderToStaticMarkup(<Lines state={NOTHING} />)).toMatch(/<(?:path|circle|rect)/u)
  })
})

test('[STREAM-02] only the two games of lanes share a field', () => {
  const fields = SPORTS.map((sportKey) => fieldOf(sportKey).Lines)
  expect(new Set(fields).size).toBe(SPORTS.length - 1)
  expect(fieldOf('dota-2').Lines).toBe(fieldOf('league-of-legends').Lines)
})

test('[STREAM-02] a sport that nobody has drawn gets no goals of football', () => {
  expect(fieldOf('curling').Lines).toBe(PlainField)
})

test('[STREAM-02] a base that is taken is lit', () => {
  const { Lines } = fieldOf('baseball')
  const bases = (taken: boolean[]) =>
    renderToStaticMarkup(<Lines state={{ ...NOTHING, situation: { bases: taken } }} />)
  expect(bases([false, false, false])).not.toContain('data-taken')
  expect(bases([true, false, true]).match(/data-taken/gu)).toHaveLength(2)
})

test('[STREAM-02] the board of darts says what is left, and who throws', () => {
  const { Lines } = fieldOf('darts')
  const gameScore = { home: '301', away: '265' }
  const board = renderToStaticMarkup(
    <Lines state={{ ...NOTHING, gameScore, currentServer: 'away' }} />,
  )
  expect(board).toContain('>301<')
  expect(board).toContain('>265<')
  expect(board).toMatch(/<rect[^>]*x="81"/u)
})
