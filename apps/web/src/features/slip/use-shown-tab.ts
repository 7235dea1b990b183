import { useTranslations } from 'use-intl'

import { usePageName } from '../../layout/document/page-name.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import type { SlipTab } from '../../player/slip/commands.ts'
import { useSlip } from '../../player/slip/use-slip.ts'

/** SLIP-03: not where the settings hide My bets, nor beside the page that shows them anyway. */
export function useHasMyBetsTab(): boolean {
  const { myBetsHidden } = useSystemSettings().platform
  return usePageName() !== 'my-bets' && !myBetsHidden
}

/** What the panel is called. */
export function usePanelName(): string {
  const { myBetsHidden } = useSystemSettings().platform
  return useTranslations('slip')(myBetsHidden ? 'tabSlip' : 'panel')
}

export function useShownTab(): SlipTab {
  const tab = useSlip((view) => view.panel.tab)
  return useHasMyBetsTab() ? tab : 'BET_SLIP'
}
