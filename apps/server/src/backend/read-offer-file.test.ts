import { readFile } from 'node:fs/promises'
import { LOCALES } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { fillIn, wordsOf } from '../modules/bonuses/offers/offer-texts.ts'
import { SAMPLE_OFFERS } from './operate-offers.ts'
import { readOfferFile } from './read-offer-file.ts'
import { roundOf } from '../modules/bonuses/offers/rounds.ts'

const sample = await readFile(SAMPLE_OFFERS, 'utf8')

const freebet = (over = '') => `offers:
  - id: gift
    kind: freebet
    from: 2026-01-01
    issue: everyone
    mode: only_win
    amount: { EUR: 5.00, BTC: '0.0005' }
    texts: { en: { name: Gift, description: 'Worth {amount}.', terms: [Once.] } }
${over}`
const faultsOf = (text: string) => {
  const read = readOfferFile(text)
  return read.ok ? [] : read.faults
}

describe('[BON-01] [BON-02] a file of offers', () => {
  test('holds exact amounts and prices', () => {
    const read = readOfferFile(freebet('    min_odds: 1.4'))
    expect(read).toMatchObject({
      ok: true,
      file: { offers: [{ offer: { id: 'gift', min_odds: 1400 } }] },
    })
    const offer = read.ok ? read.file.offers?.[0]?.offer : undefined
    if (offer?.kind !== 'freebet') throw new Error('no freebet')
    expect([...offer.amount]).toEqual([
      ['EUR', 500n],
      ['BTC', 50_000n],
    ])
  })

  test.each([
    ['status: on', 'Line 9, offer gift: status must be active, paused or disabled.'],
    ['min_odds: 1.2345', 'Line 9, offer gift: min_odds must be a number from 1.001'],
    ['bonus: 5', 'Line 9, offer gift: bonus is not known here.'],
    [
      'countries: [Austria]',
      'Line 9, offer gift: countries[0] must be two capital letters, as AT.',
    ],
    ['until: 2025-01-01', 'Line 9, offer gift: until must be later than from.'],
    ['until: tomorrow', 'Line 9, offer gift: until must be a day as 2026-11-23'],
    ['codes: [{ code: ABC }]', 'Line 9, offer gift: codes must be there where issue is promo_code'],
    [
      'events: [{}]',
      'Line 9, offer gift: events[0] must name a sport, category, tournament or match.',
    ],
    [
      'returns_as: gift',
      'Line 9, offer gift: returns_as names gift, which is no freebet whose issue is reward.',
    ],
    ['times_to_use: [', 'Line 10: '],
  ])('with %s is refused by place and reason', (line, sentence) => {
    const faults = faultsOf(freebet(`    ${line}\n`))
    expect(faults.join('\n')).toContain(sentence)
  })

  test('is refused for what is missing, unknown currencies, placeholders and a second offer of an id', () => {
    expect(faultsOf(freebet().replace('    issue: everyone\n', ''))).toEqual([
      'Line 2, offer gift: issue is missing.',
    ])
    expect(faultsOf(freebet().replace('EUR: 5.00', 'ABC: 5.00'))[0]).toContain(
      'amount.ABC names ABC, which is no currency of the site',
    )
    expect(faultsOf(freebet().replace('EUR: 5.00', 'EUR: 5.001'))[0]).toContain(
      'amount.EUR is no amount in EUR: 5.001',
    )
    expect(faultsOf(freebet().replace('{amount}', '{reward}'))[0]).toContain(
      'texts.en.description says {reward}, which this offer has not',
    )
    expect(faultsOf(freebet() + freebet().replace('offers:\n', ''))[0]).toContain(
      'id is the id of an earlier offer too',
    )
    for (const text of ['', 'offers: 5', 'a: b', `offers: [1]`, 'offers: []\na: b']) {
      expect(faultsOf(text)).toHaveLength(1)
    }
  })

  test('[LOOT-01] wants the chances of a box to add to 1', () => {
    const wrong = sample.replace('{ chance: 0.5 }', '{ chance: 0.51 }')
    expect(faultsOf(wrong)).toEqual([
      expect.stringContaining('offer lucky-box: contents must have chances that add to 1.'),
    ])
  })

  test('that names itself over and over is refused, not followed', () => {
    const bomb = Array.from({ length: 12 }, (_, n) => {
      const inside =
        n === 0
          ? 'x'
          : Array(10)
              .fill(`*a${n - 1}`)
              .join(', ')
      return `a${n}: &a${n} [${inside}]`
    }).join('\n')
    expect(readOfferFile(`${bomb}\noffers: *a11`).ok).toBe(false)
  })
})

const KINDS = `
jackpots:
  - id: derby-pot
    name: { en: Derby pot, de: Derby-Topf }
    currency: EUR
    min_stake: 1.00
    min_odds: 1.2
    levels:
      - { code: mini, name: { en: Mini }, seed: 50, must_drop: '100.00', contribution: 0.003 }
promotions:
  - id: derby
    title: { en: Derby day }
    text: { en: All of it. }
    terms: [{ en: One. }]
    picture: cup
    from: 2026-12-01
    until: 2026-12-08
predictions:
  - id: derby-winner
    match: 4711
    closes: 2026-12-05T18:00:00Z
    title: { en: Who wins? }
    options: [{ id: home, label: { en: Home } }, { id: away, label: { en: Away } }]
`

describe('[JACK-01] [PROMO-01] [VOTE-03] jackpots, promotions and predictions in a file', () => {
  test('stand beside offers, or without them', () => {
    const read = readOfferFile(freebet() + KINDS)
    expect(read.ok ? read.file : read.faults).toMatchObject({
      offers: [{ offer: { id: 'gift' } }],
      jackpots: [
        {
          id: 'derby-pot',
          min_stake: 100,
          min_odds: 1_200,
          active: true,
          levels: [{ code: 'mini', seed: 5_000, must_drop: 10_000, contribution_ppm: 3_000 }],
        },
      ],
      promotions: [
        { id: 'derby', audience: 'everybody', valid_from: '2026-12-01T00:00:00.000Z', link: null },
      ],
      predictions: [
        {
          document: { id: 'derby-winner', match_id: '4711' },
          closesAt: new Date('2026-12-05T18:00Z'),
        },
      ],
    })
    expect(readOfferFile(KINDS)).toMatchObject({ ok: true, file: { offers: undefined } })
  })

  test('let one bet fill a hundred rounds of a jackpot at most', () => {
    expect(readOfferFile(KINDS.replace("must_drop: '100.00'", 'must_drop: 56.25')).ok).toBe(true)
  })

  test.each([
    [
      'contribution: 0.003',
      'contribution: 0.5',
      'Line 9, jackpot derby-pot: levels[0].contribution must be a number from 0.000001 to 0.05',
    ],
    [
      "must_drop: '100.00'",
      'must_drop: 49',
      'Line 3, jackpot derby-pot: must have a must_drop above its seed in mini.',
    ],
    [
      "must_drop: '100.00'",
      'must_drop: 56.24',
      'Line 3, jackpot derby-pot: must have a must_drop of 56.25 or more in mini: one bet could fill more than 100 rounds.',
    ],
    [
      'seed: 50,',
      'seed: 0.001,',
      'Line 3, jackpot derby-pot: has as its seed of mini no amount in EUR: 0.001.',
    ],
    [
      'currency: EUR',
      'currency: XYZ',
      'Line 5, jackpot derby-pot: currency must be a currency of the site.',
    ],
    ['picture: cup', 'picture: cat', 'Line 15, promotion derby: picture must be one of jackpot,'],
    [
      'until: 2026-12-08',
      'until: 2026-11-08',
      'Line 11, promotion derby: must have an until that is later than its from.',
    ],
    [
      'id: away, ',
      'id: home, ',
      'Line 23, prediction derby-winner: options must have every id once.',
    ],
    [
      'id: derby-winner',
      'id: match-7',
      'Line 19, prediction match-7: id must not begin with match-',
    ],
    [
      'title: { en: Who wins? }',
      'title: { de: Wer? }',
      'prediction derby-winner: title must hold English (en)',
    ],
  ])('%s written as %s is refused by line and reason', (right, wrong, says) => {
    expect(faultsOf(KINDS.replace(right, wrong)).join('\n')).toContain(says)
  })

  test('name an id once', () => {
    const twice = `${KINDS}${KINDS.slice(KINDS.indexOf('  - id: derby-winner'))}`
    expect(faultsOf(twice)).toEqual([
      expect.stringContaining('prediction derby-winner: id is the id of an earlier one too.'),
    ])
  })
})

describe('the offers that come with the site', () => {
  const read = readOfferFile(sample)
  const offers = read.ok ? (read.file.offers ?? []).map(({ offer }) => offer) : []

  test('[BON-01] are of every kind', () => {
    expect(read.ok ? [] : read.faults).toEqual([])
    expect(new Set(offers.map(({ kind }) => kind)).size).toBe(5)
    expect(new Set(offers.map(({ issue }) => issue)).size).toBe(5)
  })

  test('[BON-08] say their terms in every language, with every number filled in', () => {
    const bases = LOCALES.filter((code) => !code.includes('-'))
    for (const offer of offers) {
      expect(Object.keys(offer.texts).toSorted()).toEqual([...bases].toSorted())
      for (const locale of bases) {
        const { name, description, terms } = wordsOf(offer, locale)
        const said = [name, description, ...terms].map((text) =>
          fillIn(offer, text, { locale, currency: 'JPY' }),
        )
        expect(said.join(' ')).not.toMatch(/[{}]/)
      }
    }
  })

  test('are said in the base of a language, and in English where there is none', () => {
    const [welcome] = offers
    if (welcome === undefined) throw new Error('no offers')
    expect(wordsOf(welcome, 'de-CH').name).toBe('Eine Wette von uns')
    const en = { name: 'A gift', description: 'For you.', terms: ['Once.'] }
    expect(wordsOf({ ...welcome, texts: { en } }, 'de').name).toBe('A gift')
  })
})

test('rounds begin on Monday or on the first, within the time of their offer', () => {
  const weekly = {
    offer: { id: 'cup', repeat: 'week' as const },
    validFrom: new Date('2026-11-18'),
    validTo: null,
  }
  expect(roundOf(weekly, new Date('2026-11-22T23:59:59Z'))).toEqual({
    id: 'cup-2026-11-16',
    from: new Date('2026-11-18'),
    until: new Date('2026-11-23'),
  })
  expect(roundOf(weekly, new Date('2026-11-23T00:00:00Z'))?.id).toBe('cup-2026-11-23')
  expect(roundOf(weekly, new Date('2026-11-17'))).toBeNull()
})

test.each([
  ['de' as const, /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?)(?!\p{L})/iu],
  ['fr' as const, /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu],
])('the sample speaks to players in %s as the rest of the site does', (language, other) => {
  const read = readOfferFile(sample)
  if (!read.ok) expect.fail(read.faults.join('\n'))
  const offers = read.file.offers ?? []
  const texts = offers.map(({ offer }) => JSON.stringify(offer.texts[language]))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => other.test(text))).toEqual([])
})
