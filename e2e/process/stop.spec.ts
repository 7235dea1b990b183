import { signUpAndPlace } from '../support/place-one.ts'
import { balanceOf } from '../support/player.ts'
import { expect, test } from '../support/own-site.ts'

test('SIGTERM ends the process cleanly, and the next start goes on where it stopped, with the same matches', async ({
  site,
}) => {
  const addresses = async () => {
    const response = await fetch(`${site.url}/api/sportsbook/matches?match_status=0&limit=50`, {
      headers: { Accept: 'application/vnd.touchline.v2+json' },
    })
    const { data } = (await response.json()) as { data: { id: string; slug: string }[] }
    return data.map(({ id, slug }) => `${slug}-m${id}`)
  }
  for (const path of ['/healthz', '/readyz', '/metrics', '/docs']) {
    expect((await fetch(site.url + path)).status, path).toBe(200)
  }
  const { player, bet, balance } = await signUpAndPlace(site.url)
  const before = await addresses()
  expect(await site.stop('SIGTERM')).toBe(0)
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow()

  await site.restart()
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  const { data } = await player.call('listBets')
  expect(data.map(({ id }) => id)).toEqual([bet.id])
  expect(await balanceOf(player.call)).toBe(balance)
  const after = await addresses()
  const common = after.filter((one) => before.includes(one))
  expect(before.length).toBe(50)
  // A match may have begun meanwhile; nearly all of them are still to come.
  expect(common.length).toBeGreaterThan(40)
})
