import type { Builder } from '../../player/bet-builder/builder.ts'
import type { BuilderSwitch } from '../../player/bet-builder/builder-switch.ts'
import type { QuickBetSwitch } from '../../player/quick-bet/quick-bet-switch.ts'
import type { PageSlip } from '../../player/slip/page-slip.ts'
import type { QuickBetStore } from '../../player/quick-bet/store.ts'

/** A surface on which a bet is made, as the keyboard map needs it. */
export type Ticket = {
  /** Its element; its stake is the first `data-stake` in it. */
  readonly selector: string
  /** Brings its stake into sight. */
  readonly show: () => void
  /** What its button stands for right now. */
  readonly action: () => 'accept' | 'place' | 'other'
  readonly press: () => void
}

type Parts = { slip: PageSlip; builder: BuilderSwitch; quickBet: QuickBetSwitch }

/** The tickets that have something to do, the one that a player is most likely to mean first. */
export function openTickets({ slip, builder, quickBet }: Parts): readonly Ticket[] {
  const { builder: built } = builder.getState()
  const { isEnabled, store } = quickBet.getState()
  const isTapWaiting = store !== null && store.getState().action !== null
  const tickets = [
    built !== null && built.slip.getState().slip.bets.length > 0 && ticketOfBuilder(built),
    isTapWaiting && ticketOfQuickBet(store),
    slip.getState().slip.bets.length > 0 && ticketOfSlip(slip),
    isEnabled && !isTapWaiting && store !== null && ticketOfQuickBet(store),
  ]
  return tickets.filter((ticket) => ticket !== false)
}

/** The ticket that has the focus, else the first. */
export function meantTicket(parts: Parts): Ticket | undefined {
  const tickets = openTickets(parts).filter(({ selector }) => document.querySelector(selector))
  const focus = document.activeElement
  const focused = tickets.find(({ selector }) => Boolean(focus?.closest(selector)))
  return focused ?? tickets[0]
}

/** Where a press of Ctrl+Enter means the bet: on a ticket, on a price, and where nothing has the focus. */
const BETTING_PLACES = '[data-slip], [data-modal="customBet"], [data-quick-bet], [data-outcome-id]'

/** A form and a link have a use of their own for the key, and a player who writes means the text. */
export function mayPlaceFrom(focus: Element | null): boolean {
  return focus === null || focus === document.body || focus.closest(BETTING_PLACES) !== null
}

function ticketOfSlip(slip: PageSlip): Ticket {
  return {
    selector: '[data-slip]',
    show: () => slip.dispatch({ type: 'openPanel', tab: 'BET_SLIP' }),
    action: () => steps(slip.getState().action.kind),
    press: () => slip.dispatch({ type: 'press' }),
  }
}

function ticketOfBuilder({ slip, fold }: Builder): Ticket {
  return {
    selector: '[data-modal="customBet"]',
    show: () => fold.setState(() => false),
    action: () => steps(slip.getState().action.kind),
    press: () => slip.dispatch({ type: 'press' }),
  }
}

function ticketOfQuickBet(store: QuickBetStore): Ticket {
  return {
    selector: '[data-quick-bet]',
    show: () => undefined,
    action: () => {
      const kind = store.getState().action?.kind
      // Its button says that it agrees and places.
      return kind === 'approve' ? 'place' : steps(kind)
    },
    press: store.press,
  }
}

function steps(kind: string | undefined): 'accept' | 'place' | 'other' {
  // A visitor who wants to place is asked to sign in.
  if (kind === 'signIn') return 'place'
  return kind === 'accept' || kind === 'place' ? kind : 'other'
}
