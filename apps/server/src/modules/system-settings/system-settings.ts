import { defaultSystemTypes, SYSTEM_MAX_WIN_FACTOR } from '@touchline/betting'
import type { SystemSettings } from '@touchline/contract'
import { CURRENCIES, DEFAULT_CURRENCY } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { LOCALES } from '../../settings/locales.ts'
import type { Settings } from '../../settings/settings.ts'
import { DEMO_PLAYER } from '../authentication/demo-player.ts'
import { playerFields } from '../players/player-fields.ts'
import { countries } from './countries.ts'
import { marketGroups } from './market-groups.ts'

/**
 * The least age of who bets on sports, by country, where it is not 18: as the regulators there have
 * published it (BE: Gaming Commission, from September 2024; CA: most provinces; GR: HGC; PH: PAGCOR;
 * US: most states). What a licence says goes before it.
 */
const AGES: Readonly<Record<string, number>> = { BE: 21, CA: 19, GR: 21, PH: 21, US: 21 }

const EMBEDDED_PUSH = '/connection/websocket'

/** What the site is, in one language. @param userCountry where the visitor is, when that is known */
export function systemSettings(
  settings: Settings,
  locale: LocaleCode,
  userCountry: string | null,
): SystemSettings {
  return {
    origins: [...settings.embedOrigins],
    locales: LOCALES.filter(({ code }) => settings.locales.includes(code)),
    defaultLocale: settings.defaultLocale,
    localePrefixRequired: settings.localePrefix,
    currencies: CURRENCIES.map((currency) => ({
      code: currency.code,
      symbol: currency.symbol,
      subunits: currency.subunits,
      fiat: currency.fiat,
      subcurrencies: currency.subcurrencies.map((subcurrency) => ({ ...subcurrency })),
      minStake: currency.minStake,
      maxPayout: currency.maxPayout,
      perEuro: currency.euro,
    })),
    defaultCurrencyCode: DEFAULT_CURRENCY,
    countries: [...countries(locale)],
    userCountry,
    marketGroups: marketGroups(locale),
    systemTypes: [...defaultSystemTypes()],
    platform: {
      signInEnabled: settings.signIn.enabled,
      signUpEnabled: settings.signUp.enabled,
      blockedSignInCountries: [...settings.signIn.blockedCountries],
      blockedSignUpCountries: [...settings.signUp.blockedCountries],
      sharingEnabled: settings.sharing,
      myBetsHidden: !settings.myBets,
      platformUrl: settings.platformUrl ?? '/',
      virtualWallet: settings.virtualWallet,
      chatSupport: settings.chatSupport,
      signUpFrame: settings.signUpFrame.url,
      playerGroup: settings.playerGroup ?? null,
      operator: settings.operator,
      country: settings.operatorCountry,
      themeSwitch: settings.themeSwitch,
      ages: AGES,
      idleMinutes: settings.sessionIdleMinutes,
      systemMaxWinFactor: Number(SYSTEM_MAX_WIN_FACTOR),
      demoPlayer: settings.demoPlayer ? { ...DEMO_PLAYER } : null,
      liveDelayMs: settings.liveDelays.standardMs,
      liveDelaysBySport: settings.liveDelays.bySport,
      signUpReminderSeconds: settings.signUpReminderSeconds,
      bonusToasts: {
        delaySeconds: settings.bonusToasts.delaySeconds,
        disabledTypes: [...settings.bonusToasts.disabledTypes],
      },
    },
    playerFields: playerFields(settings.requiredPlayerFields),
    features: {
      delta_compression: settings.pushDelta,
      offline_pages: settings.offlinePages,
      responsible_gambling: settings.responsibleGambling,
      jackpots: settings.jackpots,
      custom_sport_type_providers: settings.testProviders,
      horse_racing: settings.horseRacing,
      best_odds_guaranteed: settings.bestOddsGuaranteed,
      lotteries: settings.lotteries,
      custom_bets: settings.customBets.enabled,
      sign_up_iframe_preloader: settings.signUpFrame.preloads,
      activity_tracking: settings.activityTracking,
      payments: settings.payments.provider !== 'off',
      quick_deposit: settings.payments.quickDeposit,
      quick_deposit_test: settings.payments.quickDepositTest,
      deposit_reminder: settings.payments.reminder.group !== undefined,
    },
    timezone: settings.timezone,
    pushUrl: settings.centrifugo?.publicUrl ?? EMBEDDED_PUSH,
  }
}
