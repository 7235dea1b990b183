import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'
import { sport } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'
import { aSystem } from '../../testing/system-settings.ts'

const LICENCE = { number: 'GL/2026/7', url: 'https://regulator.example/7' }

function open(path: string, over: Parameters<typeof aSystem>[0] = {}) {
  return openSurface(path, { answers: { getSystemSettings: () => ({ data: aSystem(over) }) } })
}

test('[INFO-02] the page about the product says what it is', async () => {
  const { main } = await open('/sports/about')
  await main().findByRole('heading', { level: 1, name: 'About' })
  main().getByRole('heading', { level: 2, name: 'Open source' })
})

test('[INFO-04] [INFO-05] every page ends with the terms, which are there, and with help', async () => {
  const { screen, main, user } = await open('/sports')
  const terms = await screen.findByRole('link', { name: 'Terms and conditions' })
  expect(terms).toHaveAttribute('href', '/terms-and-conditions')
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help-center')
  await user.click(terms)
  await main().findByRole('heading', { level: 1, name: 'Terms and conditions' })
})

test('[FAIR-35] [INFO-05] help has contact, kinds of bets, limits, complaints, the regulator, terms and closing', async () => {
  const { platform } = aSystem()
  const operator = { name: 'Ada Bets Ltd', licence: LICENCE, supportEmail: 'help@ada.example' }
  const { main } = await open('/help-center', { platform: { ...platform, operator } })
  await main().findByRole('heading', { level: 1, name: 'Help' })
  const link = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  expect(link('help@ada.example')).toBe('mailto:help@ada.example')
  for (const kind of [/^Single: /, /^Combo: /, /^System 2\/3: /, /^Bet builder: /]) {
    main().getByText(kind)
  }
  expect(link('Betting rules')).toBe('/sports/general-rules')
  expect(link('Your limits')).toBe('/profile/limits')
  main().getByRole('heading', { name: 'I do not agree with a result' })
  expect(link('Licence GL/2026/7')).toBe(LICENCE.url)
  expect(link('Terms and conditions')).toBe('/terms-and-conditions')
  main().getByRole('heading', { name: 'How do I close my account?' })
  expect(link('Your account')).toBe('/profile')
})

test('[SLIP-03] help speaks of My bets where pages lead to it', async () => {
  const { platform } = aSystem()
  for (const myBetsHidden of [false, true]) {
    const { main } = await open('/help-center', { platform: { ...platform, myBetsHidden } })
    await main().findByText(/^If no answer came when you placed it/)
    expect(main().queryAllByText(/My bets/)).toHaveLength(myBetsHidden ? 0 : 2)
  }
})

test('[FAIR-35] without a licence and a desk, help says so', async () => {
  const { main } = await open('/help-center')
  await main().findByText(/^Nobody: without a licence/)
  main().getByText(/has no support desk/)
})

test('[FLAG-06] where limits are not offered no page leads to them', async () => {
  const features = { ...aSystem().features, responsible_gambling: false }
  const { screen, main, load } = await open('/responsible-gambling', { features })
  await main().findByRole('heading', { level: 1, name: 'Safer gambling' })
  expect(screen.queryByRole('link', { name: 'Your limits' })).toBeNull()
  expect(screen.queryByText(/Set limits of your own/)).toBeNull()
  await load('/help-center')
  await main().findByRole('heading', { level: 1, name: 'Help' })
  expect(screen.queryByRole('link', { name: 'Your limits' })).toBeNull()
})

test('[CUST-02] help and rules tell of no bet builder where there is none', async () => {
  const { main, load } = await open('/help-center', { features: { custom_bets: false } })
  await main().findByText(/^System 2\/3: /)
  expect(main().queryByText(/Bet builder/)).toBeNull()
  await load('/sports/general-rules')
  await main().findByText(/^System 2\/3: /)
  expect(main().queryByText(/Bet builder/)).toBeNull()
})

test('[INFO-01] the rules tell how long a bet waits in play, in sports with a wait of their own too', async () => {
  const { platform } = aSystem()
  const own = { liveDelayMs: 3000, liveDelaysBySport: { tennis: 5500, cybersport: 1000 } }
  const sports = [
    sport,
    { ...sport, id: '5', key: 'tennis', name: 'Tennis' },
    {
      ...sport,
      id: '109',
      key: 'counter-strike',
      type: 'cybersport' as const,
      name: 'Counter-Strike',
    },
    { ...sport, id: '111', key: 'dota-2', type: 'cybersport' as const, name: 'Dota 2' },
  ]
  const { main } = await openSurface('/sports/general-rules', {
    answers: {
      getSystemSettings: () => ({ data: aSystem({ platform: { ...platform, ...own } }) }),
      listSports: () => listed(sports),
    },
  })
  await main().findByText(/^In play a bet waits 3 seconds/)
  await main().findByText('These sports have a wait of their own:')
  main().getByText('Tennis: 5.5 seconds')
  main().getByText('Counter-Strike and Dota 2: 1 second')
  expect(main().queryByText(new RegExp(`^${sport.name}`))).toBeNull()
})
