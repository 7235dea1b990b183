import { useRouter } from '@tanstack/react-router'

import { useLinks, type Links } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import type { ShortcutActions } from '../keyboard/use-shortcuts.ts'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'
import { mayPlaceFrom, meantTicket, type Ticket } from './tickets.ts'

/** What the keyboard map does on this site. */
export function usePageShortcuts(isOn: boolean, onHelp: () => void): void {
  const router = useRouter()
  const links = useLinks()
  const services = useServices()
  const { modals } = services
  const { myBetsHidden } = useSystemSettings().platform

  type PageLink = ReturnType<Links['home' | 'live' | 'myBets' | 'favourites']>

  function go(link: PageLink) {
    void router.navigate(link)
    return true
  }

  /** Only what the button stands for right now: a key must not skip a step. */
  function press(kind: 'accept' | 'place'): boolean {
    const ticket = meantTicket(services)
    if (ticket?.action() !== kind) return false
    ticket.press()
    return true
  }

  const actions: ShortcutActions = {
    home: () => go(links.home()),
    live: () => go(links.live()),
    board: () => {
      void router.navigate({ ...links.live(), search: { view: 'board' } })
      return true
    },
    myBets: () => !myBetsHidden && go(links.myBets()),
    search: () => {
      openModal(modals, 'search_modal')
      return true
    },
    favourites: () => go(links.favourites()),
    odds: focusFirstPrice,
    stake: () => {
      const ticket = meantTicket(services)
      if (ticket === undefined) return false
      ticket.show()
      focusStake(ticket)
      return true
    },
    quickBet: () => {
      const { quickBet } = services
      quickBet.setEnabled(!quickBet.getState().isEnabled)
      return true
    },
    accept: () => press('accept'),
    place: () => mayPlaceFrom(document.activeElement) && press('place'),
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

/** The ticket may have to open first, so this waits for its frame. */
function focusStake({ selector }: Ticket): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>(`${selector} input[data-stake]`)
    field?.focus()
    field?.select()
  })
}
