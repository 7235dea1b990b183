import { useSlip } from '../../player/slip/use-slip.ts'

/** Something is in the slip, or was just placed. */
export function useHasContent(): boolean {
  return useSlip(
    ({ slip }) => slip.bets.length > 0 || slip.isRestoring || slip.ticketState === 'SUCCESS',
  )
}
