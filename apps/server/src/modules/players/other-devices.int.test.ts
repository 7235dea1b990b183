import { amountOf } from '@touchline/betting'
import { channels, decodePushEvent } from '@touchline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

describe.each(engines)("what a player's other devices hear on $name", (engine) => {
  const test = backendOfTest(engine)
  const { client } = test
  let heard: unknown[]
  beforeEach(() => {
    heard = []
    const { publisher } = test.backend.push
    const own = channels.player('fr', String(test.playerId))
    // Who asks for its position follows it from there.
    publisher.position(own)
    const publish = publisher.publish.bind(publisher)
    vi.spyOn(publisher, 'publish').mockImplementation((channel, data) => {
      const event = decodePushEvent(data)
      if (channel === own) heard.push(event.ok ? event.value : event.problem)
      return publish(channel, data)
    })
  })

  it('[FAV-05] all marks of a type, each time they change', async () => {
    const matches = { type: 'matches' }
    await client('addFavourite', { params: { ...matches, id: '3' } })
    await client('addFavourites', { params: matches, body: { ids: ['1'] } })
    await client('removeFavourite', { params: { ...matches, id: '3' } })
    await client('removeFavourites', { params: matches })
    await refusalOf(client('addFavourite', { params: { ...matches, id: '99' } }))
    await client('listFavourites', { params: matches, query: {} })
    const after = (...favoriteIds: string[]) => ({
      type: 'favourites_changed',
      favourites: { type: 'matches', favoriteIds },
    })
    expect(heard).toEqual([after('3'), after('1', '3'), after('1'), after()])
  })

  it('[ACC-01] the account in use, settings and profile', async () => {
    await client('switchAccount', { body: { currency: 'USD' } })
    await client('saveSettings', { body: { calm: true } })
    await client('updatePlayer', { body: { firstName: 'Ada' } })
    await client('updateLocale', { body: { locale: 'de' } })
    await refusalOf(client('switchAccount', { body: { currency: 'XXX' } }))
    await client('getSettings')
    expect(heard).toEqual(Array.from({ length: 4 }, () => ({ type: 'account_changed' })))
  })

  it('[RG-06] limits and own rules', async () => {
    const asked = {
      type: 'loss',
      period: 'day',
      amount: amountOf(6_000n),
      currency: 'EUR',
    } as const
    const { id } = (await client('setLimit', { body: asked })).data
    await client('setGuardRails', { body: { calm: true } })
    await client('removeLimit', { params: { id } })
    await refusalOf(client('confirmLimit', { params: { id } }))
    await client('listLimits')
    expect(heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'account_changed' })))
  })

  it('[ACC-01] an address that is asked for, and the link that makes it the own one', async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const { email: before } = (await client('getPlayer')).data
    const currentPassword = 'Secret-pass-1'
    await client('changeEmail', { body: { email, currentPassword } })
    expect(heard).toEqual([{ type: 'account_changed' }])
    const mail = (await readOutbox(test.database.kysely, email)).at(-1)?.body ?? ''
    const confirmationToken = /confirmation_token=([\w-]+)/.exec(mail)?.[1] ?? ''
    const confirmed = await test.visitor()('confirmEmail', { query: { confirmationToken } })
    expect(confirmed.data.email).toBe(email)
    expect(heard).toEqual([{ type: 'account_changed' }, { type: 'account_changed' }])
    expect((await client('getPlayer')).data.email).not.toBe(before)
  })

  it('[ACC-01] [FAV-05] nothing before they follow, but see by its version that the account has changed', async () => {
    const version = async () => (await client('listAccounts')).meta?.version
    const seen = [await version()]
    const change = async (act: () => Promise<unknown>) => {
      await act()
      seen.push(await version())
    }
    const matches = { type: 'matches' }
    await change(() => client('switchAccount', { body: { currency: 'USD' } }))
    await change(() => client('saveSettings', { body: { calm: true } }))
    await change(() => client('saveSettings', { body: { calm: false } }))
    await change(() => client('addFavourite', { params: { ...matches, id: '3' } }))
    await change(() => client('addFavourite', { params: { ...matches, id: '1' } }))
    await change(() => client('removeFavourite', { params: { ...matches, id: '3' } }))
    expect(new Set(seen).size).toBe(7)
    await client('getPlayer')
    await client('startSportsbookSession')
    expect(await version()).toBe(seen.at(-1))
  })
})
