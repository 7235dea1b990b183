import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { amount, bonusSteps, fileOf, freebet, OFFERS } from './testing/bonus-steps.ts'

const DAY_MS = 86_400_000

describe.each(engines)('what bonuses have in common on $name', (engine) => {
  const test = backendOfTest(engine, { countryHeader: 'x-country' })
  const { db, now, apply, list, empty } = bonusSteps(test)

  beforeEach(async () => {
    await empty()
  })

  it('[BON-02] [TOUR-02] a tournament whose end is moved ends then for who is in it, too', async () => {
    const day = (days: number) => new Date((Math.ceil(now().getTime() / DAY_MS) + days) * DAY_MS)
    const endsAt = (end: Date) =>
      apply(fileOf('prize', 'cup').replace('id: cup,', `id: cup, until: ${end.toISOString()},`))
    const shown = async () => (await list()).find(({ offerId }) => offerId === 'cup')?.validTo
    for (const end of [day(2), day(9), day(1)]) {
      await endsAt(end)
      expect(await shown()).toBe(end.toISOString())
    }
    await apply(fileOf('prize', 'cup'))
    expect(await shown()).toBeNull()
  })

  it('[BON-02] every kind says all that bonuses have in common', async () => {
    const more =
      'from: 2026-01-01, countries: [AT, DE], only_verified: true, events: [{ sport: soccer }, { sport: darts }, { category: 11 }, { tournament: 111 }, { match: 1 }], banner: { desktop: /wide.svg, mobile: /slim.svg },'
    const given = `${fileOf('hunt', 'cup', 'box')}${freebet('gift', 'issue: everyone, valid_days: 3')}`
    const boost = OFFERS.boost.replace('events: [{ sport: soccer }], ', '')
    await apply(
      `${given}${boost}`.replaceAll('from: 2026-01-01,', more).replaceAll(' min_odds: 1.6,', '') +
        OFFERS.prize,
    )
    const austrian = test.visitor({ headers: { 'x-country': 'AT' }, language: 'de' })
    const body = { email: `${crypto.randomUUID()}@example.test`, password: 'Secret-pass-1' }
    const signedUp = await austrian('signUp', { body: { ...body, termsAccepted: true } })
    const playerId = signedUp.data.player.id
    await sql`update players set email_confirmed_at = now() where id = ${playerId}`.execute(db())
    const all = await list(austrian)
    expect(all.map(({ offerId }) => offerId).toSorted()).toEqual([
      'box',
      'combo',
      'cup',
      'gift',
      'hunt',
    ])
    const place = { sportKey: null, categoryId: null, tournamentId: null, matchId: null }
    for (const bonus of all) {
      // A box is activated once it is full.
      const isManual = bonus.type === 'hunting' || bonus.type === 'lootbox'
      expect(bonus.id).toMatch(/^[0-9]+$/)
      expect(bonus).toMatchObject({
        name: `${bonus.offerId} DE`,
        description: 'Es.',
        status: 'active',
        userBonusStatus: isManual ? 'available' : 'active',
        minOdds: null,
        timesToUse: bonus.type === 'freebet' ? 1 : null,
        timesUsed: 0,
        countryCodes: ['AT', 'DE'],
        eventConditions: [
          { ...place, sportKey: 'soccer', name: 'Fußball' },
          // Not in this season.
          { ...place, sportKey: 'darts', name: 'Darts' },
          { ...place, categoryId: '11' },
          { ...place, tournamentId: '111' },
          { ...place, matchId: '1' },
        ],
        validTo:
          bonus.type === 'freebet' ? new Date(test.clock.now() + 3 * DAY_MS).toISOString() : null,
        activatedAt: isManual ? null : now().toISOString(),
        expiredAt: null,
        seen: false,
        banners: { desktop: '/wide.svg', mobile: '/slim.svg' },
        onlyVerified: true,
      })
    }
    const ended = new Date(test.clock.now() - 1_000)
    await sql`update bonuses set expires_at = ${ended} where player_id = ${playerId}`.execute(db())
    const { id } = all.find(({ type }) => type === 'freebet') ?? expect.fail('no freebet')
    await austrian('markBonusesSeen', { body: { bonuses: [id] } })
    const params = { kind: 'freebets', id }
    expect((await austrian('getBonus', { params })).data).toMatchObject({
      userBonusStatus: 'expired',
      expiredAt: ended.toISOString(),
      seen: true,
    })
  })

  it('[BON-02] offers by country, group, currency and verified account', async () => {
    await apply(
      `offers:\n${freebet('at', 'issue: everyone, countries: [AT]')}${freebet('group', 'issue: everyone, groups: [gold]')}${freebet('others', 'issue: everyone, hidden_for_groups: [gold]')}${freebet('yen', 'issue: everyone').replace(amount, 'amount: { JPY: 500 }')}${freebet('sure', 'issue: everyone, only_verified: true')}`,
    )
    const offered = async () => (await list()).map(({ offerId }) => offerId).toSorted()
    expect(await offered()).toEqual(['others', 'sure'])
    expect((await list()).find(({ offerId }) => offerId === 'sure')).toMatchObject({
      userBonusStatus: 'not_available',
      hindrance: 'unverified',
      onlyVerified: true,
    })
    await sql`update players set statuses = '{gold}', email_confirmed_at = now() where id = ${test.playerId}`.execute(
      db(),
    )
    expect(await offered()).toEqual(['group', 'others', 'sure'])
    expect((await list()).find(({ offerId }) => offerId === 'sure')).toMatchObject({
      userBonusStatus: 'active',
    })
  })

  it('[BON-02] gives a bonus for a country to those who are there, and takes it from nobody who leaves', async () => {
    await apply(`offers:\n${freebet('at', 'issue: everyone, countries: [AT]')}`)
    const visit = (country: string) => test.visitor({ headers: { 'x-country': country } })
    expect(await list(visit('DE'))).toEqual([])
    expect(await list(visit('AT'))).toHaveLength(1)
    const email = `${crypto.randomUUID()}@example.test`
    const body = { email, password: 'Secret-pass-1', termsAccepted: true as const }
    const austrian = visit('AT')
    await austrian('signUp', { body })
    const traveller = visit('DE')
    await traveller('signIn', { body: { email, password: body.password } })
    expect(await list(traveller)).toMatchObject([
      { userBonusStatus: 'not_available', hindrance: 'country' },
    ])
    expect(await list(austrian)).toMatchObject([{ userBonusStatus: 'active', hindrance: null }])
  })
})
