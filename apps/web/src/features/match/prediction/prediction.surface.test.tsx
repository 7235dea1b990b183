import { waitFor } from '@testing-library/dom'
import type { Prediction } from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal } from '../../../testing/fake-api.ts'
import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../../testing/surface/small-world.ts'

const [match] = smallWorld
const path = `/sports/soccer/${match?.slug ?? ''}-m${match?.id ?? ''}`
const prediction = (change: Partial<Prediction> = {}): Prediction => ({
  id: 'match-1',
  title: 'Who wins?',
  matchId: match?.id ?? '',
  options: [
    { id: 'home', label: 'Reds', votes: null },
    { id: 'draw', label: 'Draw', votes: null },
  ],
  userVote: null,
  closesAt: new Date(Date.now() + 60_000).toISOString(),
  closed: false,
  ...change,
})
const voted = prediction({
  userVote: 'home',
  options: [
    { id: 'home', label: 'Reds', votes: 3 },
    { id: 'draw', label: 'Draw', votes: 1 },
  ],
})

test('[VOTE-02] a vote is cast once, and the percentages show after it', async () => {
  const page = await openSurface(path, {
    isSignedIn: true,
    answers: {
      listPredictions: () => ({ data: [prediction()] }),
      castVote: () => ({ data: voted }),
    },
  })
  await page.user.keyboard('a')
  await page.user.click(await page.screen.findByRole('button', { name: 'Reds' }))
  const own = await page.screen.findByRole('button', { name: 'Reds 75%' })
  expect(own).toHaveAttribute('aria-pressed', 'true')
  expect(page.screen.getByRole('button', { name: 'Draw 25%' })).toBeDisabled()
  expect(page.screen.getByText('4 votes')).toBeVisible()
  expect(page.heardOf('castVote').map(({ input }) => input.body)).toEqual([
    { predictionId: 'match-1', data: { optionId: 'home' } },
  ])
})

test('[VOTE-01] [VOTE-02] a vote that another tab cast is read, and shows in place of this one', async () => {
  const page = await openSurface(path, {
    isSignedIn: true,
    answers: {
      listPredictions: () => ({ data: [prediction()] }),
      castVote: () => Promise.reject(refusal(409)),
      getVote: () => ({ data: voted }),
    },
  })
  await page.user.keyboard('a')
  await page.user.click(await page.screen.findByRole('button', { name: 'Draw' }))
  expect(await page.screen.findByRole('button', { name: 'Reds 75%' })).toBeDisabled()
  expect(page.screen.getByRole('alert')).toBeVisible()
  expect(page.heardOf('getVote').map(({ input }) => input.query)).toEqual([
    { predictionId: 'match-1' },
  ])
})

test('[VOTE-01] [VOTE-02] [GAP-43] at kick-off an open page takes no vote any more, and shows how all voted', async () => {
  const begun = prediction({ closesAt: new Date(Date.now() - 1_000).toISOString() })
  const { options } = voted
  const answered = [[begun], [{ ...begun, closed: true, options }]]
  const page = await openSurface(path, {
    answers: { listPredictions: () => ({ data: answered.shift() ?? [] }) },
  })
  await page.user.keyboard('a')
  expect(await page.screen.findByRole('button', { name: 'Reds 75%' })).toBeDisabled()
  expect(page.screen.getByText(/4 votes/)).toBeVisible()
  expect(page.heardOf('listPredictions')).toHaveLength(2)
})

test('[VOTE-01] a prediction that is gone when its vote is read leaves the page', async () => {
  const page = await openSurface(path, {
    isSignedIn: true,
    answers: {
      listPredictions: () => ({ data: [prediction()] }),
      castVote: () => Promise.reject(refusal(404)),
      getVote: () => Promise.reject(refusal(404)),
    },
  })
  await page.user.keyboard('a')
  const draw = await page.screen.findByRole('button', { name: 'Draw' })
  page.answer({ listPredictions: () => ({ data: [] }) })
  await page.user.click(draw)
  await waitFor(() => expect(page.screen.queryByRole('region', { name: 'Who wins?' })).toBeNull())
})

test('[VOTE-02] a visitor is asked to sign in, and nothing is sent', async () => {
  const page = await openSurface(path, {
    answers: { listPredictions: () => ({ data: [prediction()] }) },
  })
  await page.user.keyboard('a')
  await page.user.click(await page.screen.findByRole('button', { name: 'Reds' }))
  expect(await page.screen.findByRole('dialog')).toBeVisible()
  expect(page.heardOf('castVote')).toHaveLength(0)
})
