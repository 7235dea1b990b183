import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useQuickBetSwitch } from '../../player/quick-bet/use-quick-bet.ts'

/** Most players never switch it on: it comes when somebody does. */
const QuickBetSurface = lazyPart(
  async () => (await import('./quick-bet-surface.tsx')).QuickBetSurface,
)

/** QUICK-01: the quick-bet surface while quick bet is on, or has something left to say. */
export function QuickBetDock() {
  const store = useQuickBetSwitch((state) => state.store)
  const isShown = useQuickBetSwitch((state) => state.isEnabled || state.hasNews)
  if (store === null || !isShown) return null
  return (
    <Waiting>
      <QuickBetSurface store={store} />
    </Waiting>
  )
}
