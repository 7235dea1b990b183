import { lazyPart } from '../late/lazy-part.tsx'
import { Waiting } from '../late/waiting.tsx'
import { useTopModal } from '../modals/use-modal.ts'

const NotFoundDialog = lazyPart(async () => (await import('./not-found-dialog.tsx')).NotFoundDialog)

/** SHARE-10: tells that a code leads nowhere. Once per page. */
export function ShareDialogs() {
  if (useTopModal()?.name !== 'shareBetNotFound') return null
  return (
    <Waiting>
      <NotFoundDialog />
    </Waiting>
  )
}
