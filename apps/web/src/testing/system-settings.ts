import { defaultSystemTypes, amountOf } from '@touchline/betting'
import type { SystemSettings } from '@touchline/contract'

export function aSystem(change: Partial<SystemSettings> = {}): SystemSettings {
  return {
    origins: [],
    locales: [{ code: 'en', nameInLocale: 'English' }],
    defaultLocale: 'en',
    localePrefixRequired: false,
    currencies: [
      {
        code: 'EUR',
        symbol: '€',
        subunits: 100,
        fiat: true,
        subcurrencies: [],
        minStake: amountOf(50n),
        maxPayout: amountOf(25_000_000n),
      },
      {
        code: 'BTC',
        symbol: '₿',
        subunits: 1e8,
        fiat: false,
        subcurrencies: [],
        minStake: amountOf(1000n),
        maxPayout: amountOf(250_000_000n),
      },
    ],
    defaultCurrencyCode: 'EUR',
    countries: [],
    userCountry: null,
    marketGroups: [],
    systemTypes: [...defaultSystemTypes(8)],
    platform: {
      signInEnabled: true,
      signUpEnabled: true,
      blockedSignInCountries: [],
      blockedSignUpCountries: [],
      sharingEnabled: true,
      myBetsHidden: false,
      platformUrl: '/',
      systemMaxWinFactor: 10_000,
      demoPlayer: null,
      liveDelayMs: 3000,
      liveDelaysBySport: {},
      signUpReminderSeconds: null,
    },
    playerFields: [],
    features: {},
    timezone: null,
    pushUrl: '/connection/websocket',
    ...change,
  }
}
