import { useEffect } from 'react'

import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useBuilder } from '../../player/bet-builder/builder-scope.tsx'
import { useServices } from '../../base/services.ts'

/** Most visits build no bet: it comes with the first leg. */
const CustomTicket = lazyPart(
  async () => (await import('./custom-ticket/custom-ticket.tsx')).CustomTicket,
)

/** CUST-04: the ticket of a custom bet, in place of the slip. */
export function CustomTicketDock() {
  const { builder: builderSwitch } = useServices()
  const builder = useBuilder()
  useEffect(() => builderSwitch.restore(), [builderSwitch])
  if (builder === null) return null
  return (
    <Waiting>
      <CustomTicket builder={builder} />
    </Waiting>
  )
}
