import { baseOf, directionOf, LOCALES } from '@touchline/contract'
import { expect, test } from 'vitest'

import type { BookState } from '../../feed/book/book.ts'
import { SPORTS } from '../../feed/simulator/catalogue/sports.ts'
import { siteTexts } from '../../texts/site-texts.ts'
import { marketGroups } from '../system-settings/market-groups.ts'
import { namePart, nameStage } from './stage-names.ts'

/** Whatever the feed calls a part of a match. */
const STAGES =
  'not_started 1st_half half_time 2nd_half overtime overtime_2 penalties break interval in_play ' +
  'ended postponed cancelled abandoned retired retired_away walkover set_1 quarter_2 period_3 map_1 inning_4 innings_2 super_over leg_5 top_1 bottom_9'
const stages = STAGES.split(' ')

test.each([
  ['fr', 'set_2', '2e set'],
  ['fr', 'map_1', '1re carte'],
  ['fr', 'top_3', 'Début de 3e'],
  ['en', 'top_3', 'Top 3rd'],
  ['en', 'overtime', 'Overtime'],
  ['en', 'overtime_2', '2nd overtime'],
  ['de', 'overtime_2', '2. Verlängerung'],
  ['de', 'quarter_4', '4. Viertel'],
  ['ar', 'innings_1', 'الشوط الأول'],
  ['ar', 'innings_2', 'الشوط 2'],
  ['de', 'third_third', 'third_third'],
] as const)('[I18N-01] in %s %s is %s', (locale, key, name) => {
  expect(namePart(key, locale)).toBe(name)
})

test('[I18N-01] cricket says the over of the side that bats', () => {
  const state: BookState = {
    stage: 'innings_2',
    clock: null,
    score: { home: 160, away: 81 },
    gameScore: null,
    periodScores: [],
    currentServer: 2,
    situation: { overs: { home: '20.0', away: '12.3' } },
    maxPeriodNumber: 2,
    stats: {},
    tally: null,
    story: null,
  }
  expect(nameStage(state, 'en')).toBe('Over 12.3, 2nd innings')
  expect(nameStage(state, 'fr')).toBe('Over 12.3, 2e manche')
  expect(nameStage({ ...state, stage: 'ended' }, 'fr')).toBe('Terminé')
})

const LANGUAGES = LOCALES.filter((locale) => baseOf(locale) === locale)
/** Characters of a stage that a row has room for. */
const OF_A_ROW = 11

test.each(LANGUAGES)('[LIVE-03] a row tells one overtime from another in %s', (locale) => {
  expect(namePart('overtime_2', locale).slice(0, OF_A_ROW)).toContain('2')
})

test.each(LANGUAGES)('[LIVE-03] a row of baseball cuts no inning off in %s', (locale) => {
  for (const stage of ['top_10', 'bottom_10']) {
    expect(namePart(stage, locale).slice(0, OF_A_ROW)).toContain('10')
  }
})

test.each(LANGUAGES)('[I18N-01] parts of matches, tabs and sports have names in %s', (locale) => {
  expect(stages.filter((key) => namePart(key, locale) === key)).toEqual([])
  const tabs = marketGroups(locale)
  expect(tabs.filter(({ key, name }) => name === key)).toEqual([])
  const sports = SPORTS.map(({ key }) => siteTexts().text('catalogue', `sport.${key}`, locale))
  expect(sports).not.toContain(undefined)
  if (directionOf(locale) === 'ltr') return
  const names = [...stages.map((key) => namePart(key, locale)), ...tabs.map(({ name }) => name)]
  expect(names.filter((name) => /[a-z]{2}/i.test(name))).toEqual([])
})
