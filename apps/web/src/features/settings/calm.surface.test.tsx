import { waitFor, within } from '@testing-library/dom'
import type { UserSettings } from '@touchline/contract'
import { expect, test } from 'vitest'

import { someSettings } from '../../player/session/testing/session-fixtures.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../testing/surface/small-world.ts'

const html = document.documentElement

async function openMenu({ user, header, screen }: Awaited<ReturnType<typeof openSurface>>) {
  await user.click(await header().findByRole('button', { name: /^Theme/ }))
  const menu = within(await screen.findByRole('menu', { name: 'Theme' }))
  return menu.findByRole('menuitemcheckbox', { name: 'Calm mode' })
}

test('calm mode is one press, kept for the next first paint, and marks no price', async () => {
  const page = await openSurface('/sports')
  const market = smallWorld[0]?.mainMarket ?? expect.fail('the small world has no market')
  const [outcome] = market.outcomes
  const cell = () => {
    const id = `${market.matchId}:${market.id}:${market.specifier}:${outcome?.id}`
    return document.querySelector<HTMLElement>(`main [data-outcome-id="${id}"]`)
  }
  const moveTo = async (odds: number) => {
    page.setOdds(market, outcome?.id ?? '', odds)
    await waitFor(() => expect(cell()).toHaveAttribute('data-odds', String(odds)))
  }
  await moveTo((outcome?.odds ?? 2000) + 100)
  await waitFor(() => expect(cell()).toHaveAttribute('data-direction', 'up'))
  expect(html).not.toHaveAttribute('data-calm')
  await page.user.click(await openMenu(page))
  await waitFor(() => expect(html).toHaveAttribute('data-calm', 'true'))
  expect(document.cookie).toContain('calm=true')
  await waitFor(() => expect(cell()).not.toHaveAttribute('data-direction'))
  await moveTo((outcome?.odds ?? 2000) + 200)
  expect(cell()).not.toHaveAttribute('data-direction')
  await page.user.click(await openMenu(page))
  await waitFor(() => expect(html).not.toHaveAttribute('data-calm'))
  expect(document.cookie).not.toContain('calm=true')
  expect(page.heardOf('saveSettings')).toEqual([])
})

test('a player has it calm wherever they sign in, and their rail holds it', async () => {
  let calm: UserSettings['calm'] = 'held'
  const page = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      getSettings: () => ({ data: { ...someSettings, calm } }),
      saveSettings: ({ body }) => {
        calm = body?.calm === true ? 'on' : 'off'
        return { data: { ...someSettings, calm } }
      },
    },
  })
  await waitFor(() => expect(html).toHaveAttribute('data-calm', 'true'))
  await page.user.click(await openMenu(page))
  await page.screen.findByText('Calm mode stays on')
  expect(page.heardOf('saveSettings')).toEqual([])
  expect(html).toHaveAttribute('data-calm', 'true')
  calm = 'on'
  await page.reload()
  const calmMode = await openMenu(page)
  await waitFor(() => expect(calmMode).toHaveAttribute('aria-checked', 'true'))
  await page.user.click(calmMode)
  await waitFor(() => expect(page.heardOf('saveSettings')[0]?.input.body).toEqual({ calm: false }))
  expect(html).not.toHaveAttribute('data-calm')
})
