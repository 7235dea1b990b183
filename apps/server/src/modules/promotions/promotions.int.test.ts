import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'

describe.each(engines)('promotions on $name', (engine) => {
  const test = backendOfTest(engine)

  it('[PROMO-01] are those for who asks, in their language, with their terms', async () => {
    const visitor = (await test.visitor()('listPromotions')).data
    const player = (await test.client('listPromotions')).data
    expect(visitor.map(({ id }) => id)).toEqual(['jackpot', 'welcome', 'vote', 'safety'])
    expect(player.map(({ id }) => id)).toEqual(['jackpot', 'vote', 'safety'])
    for (const { terms, link } of visitor) {
      expect(terms.length).toBeGreaterThan(0)
      expect(link?.label).not.toBe('')
    }
    const german = (await test.visitor({ language: 'de' })('listPromotions')).data
    expect(german[0]?.title).toBe('Vier Jackpots hinter jeder Wette')
    expect(german[0]?.link).toEqual({ to: 'jackpots', label: 'Zu den Jackpots' })
  })

  it('[PROMO-01] are gone once their time is over', async () => {
    await test.database.pool.query("update promotions set valid_to = $1 where id = 'vote'", [
      new Date(test.clock.now()),
    ])
    const { data: later } = await test.client('listPromotions')
    expect(later.map(({ id }) => id)).toEqual(['jackpot', 'safety'])
  })
})

describe.each(engines.slice(0, 1))('promotions without play money on $name', (engine) => {
  const test = backendOfTest(engine, { signupCredit: 0 })

  it('[PROMO-01] promise a new player none', async () => {
    const { data } = await test.visitor()('listPromotions')
    expect(data.map(({ id }) => id)).toEqual(['jackpot', 'vote', 'safety'])
  })
})
