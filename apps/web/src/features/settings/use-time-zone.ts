import { useServices } from '../../base/services.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { chooseTimeZone, takeSavedZone } from '../../preferences/time-zone.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'

/** GAP-55: the choice holds everywhere at once; a player's is saved too, or taken back. */
export function useTimeZone() {
  const { preferences, session, alerts, report } = useServices()
  const ownZone = usePreferences((state) => state.ownZone)
  const usualZone = usePreferences((state) => state.usualZone)

  async function choose(zone: string | null): Promise<void> {
    const before = preferences.getState().ownZone
    chooseTimeZone(preferences, zone)
    if (!isLoggedIn(session.getState())) return
    try {
      await session.saveSettings({ timezone: zone })
    } catch (error) {
      // The next visit would bring back what is saved; what was chosen meanwhile stays.
      if (preferences.getState().ownZone === zone) {
        const { settings } = session.getState()
        if (settings === null) chooseTimeZone(preferences, before)
        else takeSavedZone(preferences, settings)
      }
      report(error)
      alerts.raiseError(error)
    }
  }

  /** @param zone null: the usual one */
  return { ownZone, usualZone, choose: (zone: string | null) => void choose(zone) }
}
