import type { OtherTabs } from '../other-tabs.ts'

/** Several tabs of one browser, without the browser. */
export function tabHub() {
  const listeners = new Map<object, ((message: unknown) => void)[]>()
  const placing = new Set<object>()
  const waiting = new Map<object, (() => void)[]>()

  function over(tab: object): void {
    placing.delete(tab)
    if (placing.size > 0) return
    for (const resolve of [...waiting.values()].flat()) resolve()
    waiting.clear()
  }

  return {
    tab(): OtherTabs & { close: () => void } {
      const self = {}
      let isClosed = false
      return {
        post(message) {
          if (isClosed) return
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
            : new Promise((resolve) => {
                waiting.set(self, [...(waiting.get(self) ?? []), resolve])
              }),
        close() {
          isClosed = true
          listeners.delete(self)
          waiting.delete(self)
          over(self)
        },
      }
    },
  }
}
