import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { baseOf, directionOf, LOCALES } from '@touchline/contract'
import { LOCALES_FOLDER, readMessage, readTexts } from '@touchline/i18n/folder'
import { describe, expect, onTestFinished, test } from 'vitest'

import { overrideTexts } from '../../texts/site-texts.ts'
import { describeMarket } from './describe-market.ts'
import { MARKET_DESCRIPTIONS } from './find-description.ts'
import { NAME_ARGUMENTS } from './name-arguments.ts'

const TEAMS = ['Milan', 'Inter'] as const
const LANGUAGES = LOCALES.filter((locale) => baseOf(locale) === locale)

const texts = (language: string) => readTexts(LOCALES_FOLDER, language, 'markets')
const english = texts('en')
const isName = (key: string): boolean => /\.name$|outcome\./.test(key)

test.each([
  ['fr', 29, '', 'Les deux équipes marquent'],
  ['fr', 558, 'total=1.5', '1re mi-temps - total 1,5 & les deux équipes marquent'],
  ['fr', 19, 'total=1.5', 'Milan\u00A0: total'],
  ['fr', 219, '', 'Vainqueur (prolongation incl.)'],
  ['fr', 202, 'setnr=2', '2e set - vainqueur'],
  ['fr', 330, 'mapnr=1', '1re carte - vainqueur'],
  ['es', 8, 'goalnr=3', '3.er gol'],
  ['en', 38, 'goalnr=12', '12th goalscorer'],
  ['en', 202, 'setnr=3', '3rd set - winner'],
  ['br', 443, 'periodnr=1', '1º período - 1x2'],
] as const)('[I18N-01] in %s market %i of "%s" is %s', (locale, id, specifier, name) => {
  expect(describeMarket(id, specifier, locale, TEAMS)?.name).toBe(name)
})

test.each([
  ['fr', 10, '9', '', 'Milan ou nul'],
  ['fr', 15, 'sr:winning_margin:3+:120', '', 'Inter\u00A0: 3+'],
  ['fr', 14, '1712', 'hcp=0:1', 'Nul (0:1)'],
  ['ar', 45, '288', '', '\u20672\u200F:1\u2069'],
  ['en', 45, '288', '', '2:1'],
  ['he', 14, '1711', 'hcp=0:1', '\u2068Milan\u2069 (\u20670\u200F:1\u2069)'],
  ['de', 16, '1714', 'hcp=-0.5', 'Milan (\u22120,5)'],
  ['en', 16, '1715', 'hcp=-0.5', 'Inter (+0.5)'],
  ['en', 572, '7', 'race=3', 'Neither'],
  ['en', 8, '7', 'goalnr=1', 'No goal'],
  ['en', 549, 'sr:goal_range:4+:1336', '', '0'],
  ['en', 552, 'sr:goal_range:4+:1336', '', '0–1'],
] as const)('in %s outcome of %i, %s of "%s", is %s', (locale, id, outcome, specifier, name) => {
  expect(describeMarket(id, specifier, locale, TEAMS)?.outcome(outcome)).toBe(name)
})

test('[I18N-08] a latin name stands by itself inside of a text from right to left', () => {
  const named = (locale: 'ar' | 'fr') => describeMarket(10, '', locale, TEAMS)?.outcome('9')
  expect(named('ar')).toBe('\u200F\u2068Milan\u2069 أو تعادل')
  expect(named('fr')).toBe('Milan ou nul')
  expect(describeMarket(1, '', 'ar', TEAMS)?.outcome('1')).toBe('Milan')
})

test('[I18N-01] what an operator calls a market goes before, in every variant too', () => {
  const own = mkdtempSync(join(tmpdir(), 'touchline-locales-'))
  onTestFinished(() => {
    overrideTexts(undefined)
    rmSync(own, { recursive: true })
  })
  mkdirSync(join(own, 'de'))
  writeFileSync(join(own, 'de/markets.json'), JSON.stringify({ 'market.18.name': 'Toranzahl' }))
  overrideTexts(own)
  const named = (locale: 'de' | 'de-CH' | 'fr') => describeMarket(18, '', locale, TEAMS)?.name
  expect([named('de'), named('de-CH'), named('fr')]).toEqual(['Toranzahl', 'Toranzahl', 'Total'])
})

describe('English', () => {
  const keysOf = ({ id, outcomes, rule }: (typeof MARKET_DESCRIPTIONS)[number]) => [
    `market.${id}.name`,
    `market.${id}.explanation`,
    `rule.${rule}`,
    ...outcomes.map((outcome) => {
      const own = `market.${id}.outcome.${outcome}`
      return own in english ? own : `outcome.${outcome}`
    }),
  ]

  test('names and explains every market and all of its outcomes, and nothing else', () => {
    const asked = new Set(MARKET_DESCRIPTIONS.flatMap(keysOf))
    expect([...asked].filter((key) => english[key] === undefined)).toEqual([])
    const others = Object.keys(english).filter((key) => !/^(?:short|group)\./.test(key))
    expect(others.filter((key) => !asked.has(key))).toEqual([])
  })

  test('fills in nothing but what specifiers say', () => {
    const known = new Set<string>(NAME_ARGUMENTS)
    const filled = Object.values(english).flatMap((text) => readMessage(text).placeholders)
    expect(filled.filter((name) => !known.has(name))).toEqual([])
  })
})

describe.each(LANGUAGES)('[I18N-01] in %s', (language) => {
  const own = texts(language)
  const keys = Object.keys(own)

  const sentences = keys.filter((key) => !isName(key) && /explanation$|^rule\./.test(key))

  test('each sentence is whole and differs from any other', () => {
    const said = sentences.map((key) => own[key] ?? '')
    expect(said.filter((text) => !/[.:?؟۔]$/.test(text) || /[[\]|{}]|\s{2}/.test(text))).toEqual([])
    expect(sentences.filter((key, index) => said.indexOf(own[key] ?? '') !== index)).toEqual([])
  })

  test('nothing is left in English', () => {
    if (language === 'en') return
    const words = /\b(?:the|which|who|whether|than|and|with|of|fewer)\b/i
    const left = directionOf(language) === 'rtl' ? /[a-z]{2}/i : words
    const bare = (key: string) => (own[key] ?? '').replaceAll(/\{[^}]*\}/g, '')
    expect(keys.filter((key) => !key.startsWith('market.') && left.test(bare(key)))).toEqual([])
    expect(sentences.filter((key) => left.test(bare(key)))).toEqual([])
  })
})
