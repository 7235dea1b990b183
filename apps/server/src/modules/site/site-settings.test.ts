import { FEATURES, siteDocument } from '@touchline/contract'
import type { SiteDocument } from '@touchline/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loadSettings } from '../../settings/settings.ts'
import { systemSettings } from '../system-settings/system-settings.ts'
import { withSite } from './site-settings.ts'

type Feature = (typeof FEATURES)[number]

/** The variable of the environment that says the same. */
const VARIABLES: Readonly<Record<Feature, string>> = {
  activity_tracking: 'ACTIVITY_TRACKING',
  best_odds_guaranteed: 'BEST_ODDS_GUARANTEED',
  custom_sport_type_providers: 'CUSTOM_SPORT_TYPE_PROVIDERS',
  jackpots: 'JACKPOTS',
  quick_deposit: 'QUICK_DEPOSIT',
  quick_deposit_test: 'QUICK_DEPOSIT_TEST',
  responsible_gambling: 'RESPONSIBLE_GAMBLING',
  sign_up_iframe_preloader: 'SIGN_UP_IFRAME_PRELOADER',
}

const isOn = (
  feature: Feature,
  env: Readonly<Record<string, string>>,
  features: SiteDocument['features'] = {},
) => {
  const document = v.parse(siteDocument, { features })
  const settings = withSite(loadSettings(env), () => document)
  return systemSettings(settings, 'en', null).features[feature]
}

test.each(FEATURES)(
  '[FLAG-01] [FLAG-02] [FLAG-03] [FLAG-04] [FLAG-05] [FLAG-06] [FLAG-07] %s is switched by the environment, else by the published site',
  (feature) => {
    const on = { [VARIABLES[feature]]: 'on' }
    const off = { [VARIABLES[feature]]: 'off' }
    expect([isOn(feature, on), isOn(feature, off)]).toEqual([true, false])
    expect([true, false].map((said) => isOn(feature, {}, { [feature]: said }))).toEqual([
      true,
      false,
    ])
    expect(isOn(feature, on, { [feature]: false })).toBe(true)
    expect(isOn(feature, off, { [feature]: true })).toBe(false)
  },
)

test('[FLAG-01] [FLAG-05] [FLAG-06] [GAP-62] what nobody has said is as it is written down', () => {
  const usual = FEATURES.filter((feature) => isOn(feature, {}) === true)
  expect(usual).toEqual([
    'activity_tracking',
    'best_odds_guaranteed',
    'jackpots',
    'quick_deposit',
    'responsible_gambling',
  ])
})
