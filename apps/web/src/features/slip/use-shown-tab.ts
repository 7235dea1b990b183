import { usePageName } from '../../layout/document/page-name.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import type { SlipTab } from '../../player/slip/commands.ts'
import { useSlip } from '../../player/slip/use-slip.ts'

/** SLIP-03: not where the settings hide My bets, nor beside the page that shows them anyway. */
export function useHasMyBetsTab(): boolean {
  const { myBetsHidden } = useSystemSettings().platform
  return usePageName() !== 'my-bets' && !myBetsHidden
}

export function useShownTab(): SlipTab {
  const tab = useSlip((view) => view.panel.tab)
  return useHasMyBetsTab() ? tab : 'BET_SLIP'
}
