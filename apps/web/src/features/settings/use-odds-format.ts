import type { OddsFormat } from '@touchline/betting'

import { useServices } from '../../base/services.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { chooseOddsFormat, takeSavedFormat } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { oddsFormatChoices } from './odds-format-choice.ts'

/** ODDS-02: the choice applies everywhere at once; a player's is saved too, or taken back (SET-03). */
export function useOddsFormat() {
  const { preferences, session, alerts, report } = useServices()
  const chosen = usePreferences((state) => state.oddsFormat)
  const available = useSession((state) => state.settings?.availableOddsTypes ?? null)

  async function choose(format: OddsFormat): Promise<void> {
    const before = preferences.getState().oddsFormat
    chooseOddsFormat(preferences, format)
    if (!isLoggedIn(session.getState())) return
    try {
      await session.saveSettings({ oddsType: format })
    } catch (error) {
      // The next visit would bring back what is saved; what was chosen meanwhile stays.
      if (preferences.getState().oddsFormat === format) {
        const { settings } = session.getState()
        if (settings === null) chooseOddsFormat(preferences, before)
        else takeSavedFormat(preferences, settings)
      }
      report(error)
      alerts.raiseError(error)
    }
  }

  return {
    chosen,
    choices: oddsFormatChoices(available),
    choose: (format: OddsFormat) => void choose(format),
  }
}
