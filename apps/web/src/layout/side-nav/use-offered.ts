import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSession } from '../../player/session/use-session.ts'

/** RACE-02, LOTT-02: what the site has, and the settings of whoever looks do not take away. */
export function useOffered(): { races: boolean; lotteries: boolean } {
  const { features } = useSystemSettings()
  const settings = useSession((state) => state.settings)
  return {
    races: features['horse_racing'] === true && settings?.horseRacingEnabled !== false,
    lotteries: features['lotteries'] === true && settings?.lotteryEnabled !== false,
  }
}
