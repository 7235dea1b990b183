import { waitFor, within } from '@testing-library/dom'
import { MATCH_STATUS, type Match } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH, smallWorld } from '../../testing/surface/small-world.ts'

test('a match that a row has shown stands at its head before its markets have come', async () => {
  const page = await openSurface(LEAGUE_PATH)
  const { main, user, answer, screen, world } = page
  const late = Promise.withResolvers<void>()
  const { listMarkets } = world.answers
  answer({
    getMatch: () => new Promise(() => undefined),
    listMarkets: async (input) => {
      await late.promise
      return listMarkets!(input)
    },
  })
  await user.click(main().getAllByRole('link', { name: /Arsenal.*Chelsea/ })[0]!)
  const head = within(await screen.findByRole('region', { name: 'Arsenal v Chelsea' }))
  expect(head.getByRole('heading', { level: 1 })).toHaveTextContent('Arsenal')
  expect(screen.queryByRole('region', { name: 'Markets' })).toBeNull()
  late.resolve()
  await screen.findByRole('region', { name: 'Markets' })
})

test('markets that cannot be read after the head say so, and are asked for again', async () => {
  const { main, user, answer, screen, world } = await openSurface(LEAGUE_PATH)
  const { listMarkets } = world.answers
  answer({ listMarkets: () => Promise.reject(refusal(500)) })
  await user.click(main().getAllByRole('link', { name: /Arsenal.*Chelsea/ })[0]!)
  const again = await screen.findByRole('button', { name: /again|Retry/i })
  answer({ listMarkets: listMarkets! })
  await user.click(again)
  await screen.findByRole('region', { name: 'Markets' })
})

test('a match that was left and forgotten comes again with its prices, and they move', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => timers.mockRestore())
  const { main, user, screen, setOdds } = await openSurface(LEAGUE_PATH)
  const prices = async () => within(await screen.findByRole('region', { name: 'Markets' }))
  await user.click(main().getAllByRole('link', { name: /Arsenal.*Chelsea/ })[0]!)
  const [before] = (await prices()).getAllByRole('button', { name: /2\.00/ })
  await user.click(screen.getAllByRole('link', { name: /^About/ })[0]!)
  await waitFor(() => expect(before).not.toBeInTheDocument())

  const look = await vi.waitUntil(() => timers.mock.calls.find(([, ms]) => ms === 10 * 60_000)?.[0])
  look()
  look()
  window.history.back()
  const [again] = (await prices()).getAllByRole('button', { name: /2\.00/ })
  expect(again).toHaveAttribute('data-state', 'open')
  setOdds(smallWorld[0]!.mainMarket!, '1', 2500)
  await waitFor(async () =>
    expect((await prices()).getByRole('button', { name: /2\.50/ })).toBeVisible(),
  )
})

test('a match is shared by the device, or its address copied where a host allows no sharing', async () => {
  const { main, user, screen } = await openSurface(LEAGUE_PATH)
  await user.click(main().getAllByRole('link', { name: /Arsenal.*Chelsea/ })[0]!)
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Share this match' }))
  const share = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await press()
  const copied = await screen.findByRole('button', { name: 'Link copied' })
  expect(await navigator.clipboard.readText()).toBe(window.location.href)

  copied.blur()
  const refused = new DOMException('', 'NotAllowedError')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused)
  onTestFinished(() => copy.mockRestore())
  await press()
  await screen.findByText('The browser did not let us copy.')
  screen.getByText(window.location.href)
})

test('[MYB-04] the head of a match says beside the name who retired', async () => {
  const ended: Match = {
    ...smallWorld[0]!,
    status: MATCH_STATUS.finished,
    stage: 'Retired',
    cutShort: true,
    retired: 'away',
  }
  const { screen } = await openSurface('/sports/soccer/arsenal-chelsea-m10', {
    answers: { getMatch: () => ({ data: ended }) },
  })
  const head = within(await screen.findByRole('region', { name: 'Arsenal v Chelsea' }))
  const [retired, ...others] = head.getAllByText('Retired')
  expect(retired?.parentElement).toHaveTextContent(/^Chelsea/)
  expect(others).toEqual([])
})
