import type { OtherTabs } from '../other-tabs.ts'

/** Several tabs of one browser, without the browser. */
export function tabHub() {
  const listeners = new Map<object, ((message: unknown) => void)[]>()
  const placing = new Set<object>()
  const waiting = new Set<() => void>()

  function over(tab: object): void {
    placing.delete(tab)
    if (placing.size > 0) return
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  return {
    tab(): OtherTabs & { close: () => void } {
      const self = {}
      return {
        post(message) {
          const copy: unknown = structuredClone(message)
          for (const [tab, heard] of listeners) {
            if (tab !== self) for (const listener of heard) listener(copy)
          }
        },
        listen: (listener) => void listeners.set(self, [...(listeners.get(self) ?? []), listener]),
        holdPlacing() {
          placing.add(self)
          return () => over(self)
        },
        placingOver: () =>
          placing.size === 0
            ? Promise.resolve()
            : new Promise((resolve) => void waiting.add(resolve)),
        close() {
          listeners.delete(self)
          over(self)
        },
      }
    },
  }
}
