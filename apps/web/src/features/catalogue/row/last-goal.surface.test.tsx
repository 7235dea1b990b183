import type { Score } from '@touchline/contract'
import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { sampleState } from '../../../testing/sample-match.ts'
import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH } from '../../../testing/surface/small-world.ts'
import { scorer } from './last-goal.ts'

const score = (home: number, away: number): Score => ({ home, away })

const stateOf = (totalScore: Score) => sampleState({ id: '10', totalScore })

test('[LIVE-03] a goal stands in place of the period, with its minute and who scored it', async () => {
  const { screen, tell, user } = await openSurface(LEAGUE_PATH)
  // The note comes with the player's first sign.
  await user.keyboard('{Shift}')
  await screen.findAllByText('Arsenal')
  const row = () => {
    const found = document.querySelector<HTMLElement>('li[data-match-id="10"]')
    if (found === null) throw new Error('The match has no row')
    return within(found)
  }
  tell({ type: 'match_changed', match: stateOf(score(0, 0)) })
  await waitFor(() => expect(row().getByText('2nd half')).toBeVisible())
  tell({ type: 'match_changed', match: stateOf(score(0, 1)) })
  await waitFor(() => expect(row().getByTitle('Goal: Chelsea, 74′')).toBeVisible())
  expect(row().queryByText('2nd half')).toBeNull()

  // One that is taken back is no news of a goal.
  tell({ type: 'match_changed', match: stateOf(score(0, 0)) })
  await waitFor(() => expect(row().getByText('2nd half')).toBeVisible())
})

test('who scored is told only where it is known', () => {
  expect(scorer(score(1, 1), score(2, 1))).toBe('home')
  expect(scorer(score(1, 1), score(1, 3))).toBe('away')
  expect(scorer(score(1, 1), score(2, 2))).toBeNull()
  expect(scorer(score(1, 1), score(0, 1))).toBeNull()
  expect(scorer(null, score(1, 0))).toBeNull()
})
