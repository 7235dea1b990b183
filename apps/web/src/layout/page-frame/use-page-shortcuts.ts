import { useRouter } from '@tanstack/react-router'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../lib/services.ts'
import { openModal } from '../../modals/modal-store.ts'
import { useSlipActions } from '../../slip-store/use-slip.ts'
import type { ShortcutActions } from '../keyboard/use-shortcuts.ts'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'

/** What the keyboard map does on this site. */
export function usePageShortcuts(isOn: boolean, onHelp: () => void): void {
  const router = useRouter()
  const links = useLinks()
  const slip = useSlipActions()
  const { modals } = useServices()

  function go(link: ReturnType<typeof links.home | typeof links.live | typeof links.myBets>) {
    void router.navigate(link)
    return true
  }

  /** Only what the button stands for right now: a key must not skip a step. */
  function press(kind: 'accept' | 'place'): boolean {
    if (slip.getState().action.kind !== kind) return false
    slip.press()
    return true
  }

  const actions: ShortcutActions = {
    home: () => go(links.home()),
    live: () => go(links.live()),
    myBets: () => go(links.myBets()),
    search: () => {
      openModal(modals, 'search_modal')
      return true
    },
    odds: focusFirstPrice,
    stake: () => {
      if (slip.getState().slip.bets.length === 0) return false
      slip.openPanel('BET_SLIP')
      focusStake()
      return true
    },
    accept: () => press('accept'),
    place: () => press('place'),
    help: () => {
      onHelp()
      return true
    },
  }
  useShortcuts(isOn, actions)
}

/** From there the arrow keys lead to the other prices of its market, Tab to the next ones. */
function focusFirstPrice(): boolean {
  const prices = document.querySelectorAll<HTMLElement>('main [data-outcome-id][data-state="open"]')
  const shown = Array.from(prices).find((price) => price.checkVisibility())
  shown?.focus()
  return shown !== undefined
}

/** The slip may have to open first, so this waits for its frame. */
function focusStake(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>('[data-slip] input[inputmode="decimal"]')
    field?.focus()
    field?.select()
  })
}
