import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useTopModal } from '../../parts/modals/use-modal.ts'

const BonusOfAddress = lazyPart(async () => (await import('./bonus-of-address.tsx')).BonusOfAddress)

/** GAP-34: the bonus that an address opens over any page. Once per page. */
export function BonusHost() {
  const top = useTopModal()
  if (top?.name !== 'bonusDetail' || top.id === undefined) return null
  return (
    <Waiting>
      <BonusOfAddress key={top.id} id={top.id} kind={top.kind} />
    </Waiting>
  )
}
