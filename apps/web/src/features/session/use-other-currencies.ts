import type { CurrencySetting } from '@touchline/contract'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSession } from '../../player/session/use-session.ts'

/** Currencies in which the player has no account yet. */
export function useOtherCurrencies(): CurrencySetting[] {
  const { currencies } = useSystemSettings()
  const accounts = useSession((state) => state.accounts)
  return currencies.filter(({ code }) => !accounts.some(({ currency }) => currency === code))
}
