/** SLIP-01: the two tabs of the panel. */
export const SLIP_TABS = ['BET_SLIP', 'MY_BETS'] as const

export type SlipTab = (typeof SLIP_TABS)[number]

export type PanelState = {
  readonly isOpen: boolean
  readonly tab: SlipTab
  /** On phones: the player opened it beyond the strip that a selection brings up. */
  readonly isExpanded: boolean
}

export const CLOSED_PANEL: PanelState = { isOpen: false, tab: 'BET_SLIP', isExpanded: false }

export function persistPanel(panel: PanelState): string {
  const { isOpen, tab } = panel
  return JSON.stringify({ isOpen, tab })
}

/** SLIP-03: falls back to the slip's tab where My bets is hidden. */
export function parsePanel(text: string | null, isMyBetsHidden: boolean): PanelState {
  const saved = parseObject(text)
  const tab = SLIP_TABS.find((known) => known === saved['tab']) ?? 'BET_SLIP'
  return {
    isOpen: saved['isOpen'] === true,
    tab: isMyBetsHidden ? 'BET_SLIP' : tab,
    isExpanded: false,
  }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
