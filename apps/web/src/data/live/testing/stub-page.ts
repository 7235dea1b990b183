import { vi } from 'vitest'

const nothing = () => undefined

/** What a connection asks of a page, where there is no browser; time passes when a test says so. */
export function stubPage(): () => void {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.stubGlobal('window', { addEventListener: nothing, removeEventListener: nothing })
  vi.stubGlobal('document', {
    addEventListener: nothing,
    removeEventListener: nothing,
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
}
