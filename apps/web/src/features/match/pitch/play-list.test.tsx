import type { Play } from '@touchline/contract'
import { createTextLibrary, LOCALES_FOLDER, nested } from '@touchline/i18n/folder'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { aMatch } from '../../../testing/matches.ts'
import { englishFormatting } from '../../../testing/row-services.ts'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { PlayList } from './play-list.tsx'

const matchInfo = nested(createTextLibrary(LOCALES_FOLDER).texts('match-info', 'en'))

const play = (change: Partial<Play>): Play => ({
  id: '1',
  kind: 'goal',
  side: 'home',
  count: 1,
  stage: null,
  score: null,
  minute: 74,
  added: null,
  spot: null,
  ...change,
})

test.each([
  [play({}), '74′'],
  [play({ added: 2, minute: 45 }), '45+2′'],
  [play({ kind: 'visit', count: 100, stage: 'leg_4' }), 'Leg 4'],
  [play({ kind: 'block', stage: 'set_2' }), 'Set 2'],
  [play({ kind: 'round', stage: 'map_3' }), 'Map 3'],
  [play({ kind: 'hit', stage: 'bottom_9' }), 'Bottom 9'],
  [play({ kind: 'four', stage: 'over_12.3' }), '12.3'],
  [play({ stage: 'something_else' }), '74′'],
])('[STREAM-02] a play tells when it was in the words of its sport', (one, time) => {
  expect(listOf(one)).toContain(`>${time}<`)
})

test('[STREAM-02] points of a set are told apart by how it stood after each', () => {
  const point = { kind: 'point', stage: 'set_1' } as const
  expect(listOf(play({ ...point, score: { home: 7, away: 5 } }))).toContain('7:5')
  expect(listOf(play(point))).not.toContain(':')
})

function listOf(one: Play): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ matchInfo }}>
      <FormattingContext value={englishFormatting}>
        <PlayList match={aMatch()} plays={[one]} />
      </FormattingContext>
    </IntlProvider>,
  )
}
