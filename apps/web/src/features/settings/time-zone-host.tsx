import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useTopModal } from '../../parts/modals/use-modal.ts'

const TimeZoneDialog = lazyPart(async () => (await import('./time-zone-dialog.tsx')).TimeZoneDialog)

/** Once per page. */
export function TimeZoneHost() {
  if (useTopModal()?.name !== 'timeZone') return null
  return (
    <Waiting>
      <TimeZoneDialog />
    </Waiting>
  )
}
