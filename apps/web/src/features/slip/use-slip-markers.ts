import { useSlip } from '../../player/slip/use-slip.ts'

/** The public markers of the slip's root element. */
export function useSlipMarkers() {
  return {
    'data-slip': useSlip((view) => (view.panel.isOpen ? 'open' : 'closed')),
    'data-ticket-state': useSlip((view) => view.slip.ticketState),
    'data-in-progress': useSlip((view) => view.slip.inProgress),
  }
}
