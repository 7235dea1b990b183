import { onlineManager } from '@tanstack/react-query'
import { waitFor, within } from '@testing-library/dom'
import { channels, MATCH_STATUS, type SearchIndex } from '@touchline/contract'
import { expect, onTestFinished, test } from 'vitest'

import { deferred, refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const [arsenal] = smallWorld as [(typeof smallWorld)[0]]
const PATH = '/sports/verify'

const INDEX: SearchIndex = {
  sports: [{ key: 'soccer', name: 'Football' }],
  tournaments: [
    {
      id: '1',
      slug: 'premier-league',
      name: 'Premier League',
      sportKey: 'soccer',
      categoryName: 'England',
      countryCode: 'GB-ENG',
    },
  ],
  competitors: [],
  matches: [],
}

const answerWith = (matches = [arsenal]) => ({
  data: { sports: [], tournaments: [], competitors: [], matches },
  meta: { stream: listed([], channels.updates('en')).meta.stream },
})

async function openSearch(path = PATH, index = INDEX) {
  const page = await openSurface(path, {
    answers: { getSearchIndex: () => ({ data: index }), search: () => answerWith() },
  })
  const { screen, user, heardOf } = page
  await user.keyboard('/')
  const dialog = () => within(screen.getByRole('dialog'))
  const field = () => screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(async () => expect(await field()).toHaveFocus())
  return {
    ...page,
    dialog,
    field,
    asked: () => heardOf('search').map(({ input }) => input.query?.q),
    closed: () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull()),
    active: async () => {
      const id = (await field()).getAttribute('aria-activedescendant')
      return id === null ? null : document.getElementById(id)?.textContent
    },
  }
}

test('[SRCH-01] two letters find on the device alone, three ask once, the last text', async () => {
  const { user, dialog, asked, field } = await openSearch()
  const status = dialog().getByRole('status')
  const said = new Set<string>()
  const listening = new MutationObserver(() => void said.add(status.textContent))
  listening.observe(status, { childList: true, characterData: true, subtree: true })
  await user.keyboard('Pr')
  await dialog().findByRole('row', { name: /^Pr ?emier League/ })
  await waitFor(() => expect(status).toHaveTextContent('1 result'))
  listening.disconnect()
  // Not that nothing was found, before it was looked for.
  expect([...said].filter((words) => !['Searching…', '1 result'].includes(words))).toEqual([])
  expect(asked()).toEqual([])
  await user.clear(await field())
  await user.keyboard('Arsenal')
  await dialog().findByRole('row', { name: /Arsenal/ })
  await waitFor(() => expect(asked()).toEqual(['Arsenal']))
})

test('[SRCH-01] [GAP-64] [GAP-68] below three letters it says how many are needed, found or not', async () => {
  const { user, dialog, field } = await openSearch()
  const hint = 'Type at least 3 characters to search everything'
  await user.keyboard('Pr')
  await dialog().findByRole('row', { name: /^Pr ?emier League/ })
  dialog().getByText(hint)
  await user.keyboard('e')
  await waitFor(() => expect(dialog().queryByText(hint)).toBeNull())
  await user.clear(await field())
  expect(dialog().queryByText(hint)).toBeNull()
  await user.keyboard('qq')
  await dialog().findByText('Nothing found for “qq”')
  dialog().getByText(hint)
})

test('[SRCH-01] fifty letters are the most, typed and pasted, and only spaces ask nothing', async () => {
  const { user, field, asked, dialog, answer } = await openSearch()
  answer({ search: () => answerWith([]) })
  await user.keyboard('q'.repeat(51))
  expect(await field()).toHaveValue('q'.repeat(50))
  await dialog().findByText(/^Nothing found for “q+”$/)
  await user.clear(await field())
  await user.paste('   \t  ')
  await dialog().findByRole('row', { name: /Premier League/ })
  expect(asked().every((text) => (text ?? '').trim() !== '')).toBe(true)
})

test.each(['<b>Arsenal</b>', '%', '.*', 'אבג', '🏆🏆🏆', "O'Brien"])(
  '[SRCH-01] [SRCH-02] %s is searched as it stands and breaks nothing',
  async (text) => {
    const { user, asked, dialog, answer } = await openSearch()
    answer({ search: () => answerWith([]) })
    await user.paste(text)
    if (text.length < 3) expect(asked()).toEqual([])
    else await waitFor(() => expect(asked()).toEqual([text]))
    await dialog().findByText(`Nothing found for “${text}”`)
    expect(dialog().queryByRole('row')).toBeNull()
  },
)

test('[SRCH-02] the arrows choose, Enter opens, and what was searched is offered again', async () => {
  const { user, dialog, active, closed, screen, field } = await openSearch()
  await user.keyboard('Arsenal')
  await dialog().findByRole('row', { name: /Arsenal/ })
  expect(await active()).toContain('Arsenal')
  await user.keyboard('{ArrowDown}')
  expect(await active()).toContain('Arsenal')
  await user.keyboard('{Enter}')
  await closed()
  await waitFor(() => expect(window.location.pathname).toBe('/sports/soccer/arsenal-chelsea-m10'))
  await user.keyboard('/')
  await user.click(await screen.findByRole('button', { name: 'Arsenal' }))
  expect(await field()).toHaveValue('Arsenal')
  await user.click(await screen.findByRole('button', { name: 'Clear the text' }))
  expect(await field()).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Forget them' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull())
})

test('[SRCH-02] without the backend the page searches on, says so, and asks again by one press', async () => {
  const { user, dialog, answer } = await openSearch()
  answer({ search: () => Promise.reject(refusal(500)) })
  await user.keyboard('Football')
  await dialog().findByRole('row', { name: /Football/ })
  await dialog().findByText(/^We could not search everything/)
  answer({ search: () => answerWith() })
  await user.click(dialog().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(dialog().queryByText(/^We could not search everything/)).toBeNull())
})

test('[SRCH-02] [P26] without a line it does not say that there is nothing, and asks once there is one', async () => {
  const { user, dialog, asked, answer } = await openSearch()
  onTestFinished(() => onlineManager.setOnline(true))
  answer({ search: () => answerWith([]) })
  onlineManager.setOnline(false)
  await user.keyboard('Zzzz')
  const status = dialog().getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(/^We could not search everything/))
  await dialog().findByRole('button', { name: 'Try again' })
  expect(dialog().queryByText(/^Nothing found/)).toBeNull()
  expect(asked()).toEqual([])
  onlineManager.setOnline(true)
  await dialog().findByText('Nothing found for “Zzzz”')
  expect(asked()).toEqual(['Zzzz'])
})

test('[SRCH-02] a match keeps the place of its prices while they are asked for, and only then', async () => {
  const { id, slug, startTime } = arsenal
  const lean = { id, slug, startTime, isLive: false, sportKey: 'soccer' }
  const names = { home: 'Arsenal', away: 'Chelsea', tournamentName: 'Premier League' }
  const index = { ...INDEX, matches: [{ ...lean, ...names }] }
  const { user, dialog, answer } = await openSearch(PATH, index)
  const late = deferred<ReturnType<typeof answerWith>>()
  answer({ search: () => late.promise })
  await user.keyboard('Ar')
  const row = () => dialog().getByRole('row', { name: /Chelsea/ })
  await waitFor(() => expect(row().children).toHaveLength(1))
  await user.keyboard('senal')
  await waitFor(() => expect(row().children).toHaveLength(2))
  expect(row().lastElementChild).toBeEmptyDOMElement()
  late.resolve(answerWith())
  await dialog().findByRole('button', { name: /^Arsenal/ })
  expect(row().children).toHaveLength(2)
})

test('[SRCH-02] an answer for an earlier text never stands under a later one', async () => {
  const { user, dialog, answer, asked, field } = await openSearch()
  const late = deferred<ReturnType<typeof answerWith>>()
  answer({ search: ({ query }) => (query?.q === 'Arsenal' ? late.promise : answerWith([])) })
  await user.keyboard('Arsenal')
  await waitFor(() => expect(asked()).toEqual(['Arsenal']))
  expect(dialog().getByRole('status')).toHaveTextContent('Searching…')
  await user.clear(await field())
  await user.paste('Zzzz')
  late.resolve(answerWith())
  await dialog().findByText('Nothing found for “Zzzz”')
  expect(dialog().queryByRole('row')).toBeNull()
})

test('[SRCH-02] [RT-05] a price of a hit moves while the search is open, and goes into the slip', async () => {
  const { user, dialog, setOdds } = await openSearch()
  await user.keyboard('Arsenal')
  const row = within(await dialog().findByRole('row', { name: /Arsenal/ }))
  const price = await row.findByRole('button', { name: /^Arsenal/ })
  expect(price).toHaveTextContent('2.00')
  setOdds(arsenal.mainMarket!, '1', 2250)
  await waitFor(() => expect(price).toHaveTextContent('2.25'))
  await user.click(price)
  await waitFor(() => expect(price).toHaveAttribute('aria-pressed', 'true'))
})

test('[SRCH-02] [GAP-68] a match that begins or ends while the search is open goes to where it belongs', async () => {
  const { user, dialog, tell, beginMatch, setOdds, active } = await openSearch()
  await user.keyboard('Arsenal')
  const row = () => dialog().getByRole('row', { name: /Arsenal/ })
  const group = () => row().closest('[role="rowgroup"]')?.getAttribute('aria-label')
  const price = await dialog().findByRole('button', { name: /^Arsenal/ })
  expect(group()).toBe('Upcoming')
  // The search follows what it shows from here on.
  setOdds(arsenal.mainMarket!, '1', 2250)
  await waitFor(() => expect(price).toHaveTextContent('2.25'))
  beginMatch(arsenal.id)
  await waitFor(() => expect(group()).toBe('Live now'))
  const { id } = arsenal
  tell({ type: 'match_status_changed', match: { id, status: MATCH_STATUS.finished } })
  await waitFor(() => expect(group()).toBe('Finished'))
  expect(dialog().queryByRole('rowgroup', { name: 'Live now' })).toBeNull()
  expect(await active()).toContain('Arsenal')
})

test('[SRCH-02] [GAP-68] what is on stands before the leagues, and goes behind them once it is over', async () => {
  const { id, slug, home, away, sport, tournament, startTime } = arsenal
  const inPlay = {
    id,
    slug,
    startTime,
    isLive: true,
    home: home.name,
    away: away.name,
    sportKey: sport.key,
    tournamentName: tournament.name,
  }
  const { dialog, tell, beginMatch } = await openSearch(PATH, { ...INDEX, matches: [inPlay] })
  const names = () =>
    dialog()
      .queryAllByRole('rowgroup')
      .map((group) => group.getAttribute('aria-label'))
  await dialog().findByRole('button', { name: /^Arsenal/ })
  beginMatch(id)
  await waitFor(() => expect(names()).toEqual(['Live now', 'Leagues']))
  tell({ type: 'match_status_changed', match: { id, status: MATCH_STATUS.finished } })
  await waitFor(() => expect(names()).toEqual(['Leagues', 'Finished']))
})

test('[SRCH-02] [I18N-08] from right to left it finds, opens a match and is gone', async () => {
  const { user, dialog, closed } = await openSearch(`/ar${PATH}`)
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  await user.keyboard('Arsenal')
  await dialog().findByRole('row', { name: /Arsenal/ })
  await user.keyboard('{Enter}')
  await closed()
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/ar\/sports\/soccer\//))
})

test('[MATCH-01] a match that is found waits as a match does, and has its head before its markets', async () => {
  const { user, dialog, closed, answer, main, screen, world } = await openSearch()
  const asked = Promise.withResolvers<void>()
  const { getMatch } = world.answers
  answer({
    getMatch: async (input) => {
      await asked.promise
      return getMatch!(input)
    },
    listMarkets: () => new Promise(() => undefined),
  })
  await user.keyboard('Arsenal')
  await dialog().findByRole('row', { name: /Arsenal/ })
  await user.keyboard('{Enter}')
  await closed()
  await waitFor(() => expect(main().queryByRole('heading')).toBeNull())
  // Rows are those of a list.
  expect(main().queryByRole('list', { hidden: true })).toBeNull()
  asked.resolve()
  await screen.findByRole('region', { name: 'Arsenal v Chelsea' })
})
