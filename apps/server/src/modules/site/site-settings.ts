import type { SiteDocument } from '@touchline/contract'
import type { Settings } from '../../settings/settings.ts'

type Feature = keyof SiteDocument['features']

/**
 * The settings with what the published site says in place of defaults, read anew each time: nothing
 * restarts for it. A variable of the environment that is set goes before the document.
 */
export function withSite(given: Settings, published: () => SiteDocument): Settings {
  const isSet = (name: string) => given.said.has(name)
  const pick = <Value>(name: string, own: Value, said: Value | undefined): Value =>
    isSet(name) || said === undefined ? own : said
  const said = () => published().settings

  const live = {
    get signIn() {
      const { signIn } = said()
      return {
        enabled: pick('SIGN_IN', given.signIn.enabled, signIn?.enabled),
        blockedCountries: pick(
          'SIGN_IN_BLOCKED',
          given.signIn.blockedCountries,
          signIn?.blockedCountries,
        ),
      }
    },
    get signUp() {
      const { signUp } = said()
      return {
        enabled: pick('SIGN_UP', given.signUp.enabled, signUp?.enabled),
        blockedCountries: pick(
          'SIGN_UP_BLOCKED',
          given.signUp.blockedCountries,
          signUp?.blockedCountries,
        ),
      }
    },
    get signUpReminderSeconds() {
      const { signUpReminderSeconds: seconds } = said()
      return pick('SIGN_UP_REMINDER_SECONDS', given.signUpReminderSeconds, seconds)
    },
    get bonusToasts() {
      const { bonusToasts } = said()
      const { delaySeconds, disabledTypes } = given.bonusToasts
      return {
        delaySeconds: pick('BONUS_TOAST_DELAY_SECONDS', delaySeconds, bonusToasts?.delaySeconds),
        disabledTypes: pick('BONUS_TOASTS_OFF', disabledTypes, bonusToasts?.disabledTypes),
      }
    },
    get sharing() {
      return pick('SHARING', given.sharing, said().sharing)
    },
    get myBets() {
      return pick('MY_BETS', given.myBets, said().myBets)
    },
    get hiddenPages() {
      return pick('HIDDEN_PAGES', given.hiddenPages, said().hiddenPages)
    },
    get timezone() {
      return pick('TIMEZONE', given.timezone, said().timezone)
    },
    get defaultTheme() {
      return pick('DEFAULT_THEME', given.defaultTheme, said().defaultTheme)
    },
    get themeSwitch() {
      return pick('THEME_SWITCH', given.themeSwitch, said().themeSwitch)
    },
    get embedOrigins() {
      return pick('EMBED_ORIGINS', given.embedOrigins, said().embedOrigins)
    },
    get platformUrl() {
      return pick('PLATFORM_URL', given.platformUrl, said().platformUrl)
    },
    get playerGroup() {
      const { playerGroup: group } = said()
      return pick('PLAYER_GROUP', given.playerGroup, group === null ? undefined : group)
    },
    get operator() {
      const { name, licence, licenceUrl, supportEmail } = said().operator ?? {}
      const own =
        licence === undefined || licence === null
          ? undefined
          : { number: licence, url: licenceUrl ?? null }
      return {
        name: pick('OPERATOR_NAME', given.operator.name, name),
        licence: pick('LICENCE', given.operator.licence, own),
        supportEmail: pick('SUPPORT_EMAIL', given.operator.supportEmail, supportEmail),
      }
    },
  } satisfies Partial<Settings>

  return Object.defineProperties(
    { ...given },
    {
      ...Object.getOwnPropertyDescriptors(live),
      ...Object.getOwnPropertyDescriptors(withFeatures(given, published)),
    },
  )
}

/** FLAG-01 to FLAG-07: what is switched; its variable has the feature's name. */
function withFeatures(given: Settings, published: () => SiteDocument): Partial<Settings> {
  const flag = (feature: Feature, own: boolean) =>
    given.said.has(feature.toUpperCase()) ? own : (published().features[feature] ?? own)

  return {
    get responsibleGambling() {
      return flag('responsible_gambling', given.responsibleGambling)
    },
    get safetyPace() {
      const isOn = flag('responsible_gambling', given.responsibleGambling)
      return isOn ? given.safetyPace : { offerDays: 0, reviewDays: 0 }
    },
    get jackpots() {
      return flag('jackpots', given.jackpots)
    },
    get bestOddsGuaranteed() {
      return flag('best_odds_guaranteed', given.bestOddsGuaranteed)
    },
    get activityTracking() {
      return flag('activity_tracking', given.activityTracking)
    },
    get testProviders() {
      return flag('custom_sport_type_providers', given.testProviders)
    },
    get signUpFrame() {
      const preloads = flag('sign_up_iframe_preloader', given.signUpFrame.preloads)
      return { ...given.signUpFrame, preloads }
    },
    get payments() {
      return {
        ...given.payments,
        quickDeposit: flag('quick_deposit', given.payments.quickDeposit),
        quickDepositTest: flag('quick_deposit_test', given.payments.quickDepositTest),
      }
    },
  }
}
