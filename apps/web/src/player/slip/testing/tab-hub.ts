import type { OtherTabs } from '../other-tabs.ts'

/** Several tabs of one browser, without the browser. */
export function tabHub() {
  const listeners = new Map<object, ((message: unknown) => void)[]>()
  const placing = new Set<object>()
  const waiting = new Map<object, (() => void)[]>()
  let sending: object | null = null
  /** null: they are heard at once. */
  let held: (() => void)[] | null = null

  function over(tab: object): void {
    placing.delete(tab)
    if (placing.size > 0) return
    for (const resolve of [...waiting.values()].flat()) resolve()
    waiting.clear()
  }

  return {
    /** Lets no tab hear another one until the returned function is called. */
    hold() {
      held = []
      return () => {
        const all = held ?? []
        held = null
        for (const hear of all) hear()
      }
    },
    tab(): OtherTabs & { close: () => void } {
      const self = {}
      let isClosed = false
      return {
        post(message) {
          if (isClosed) return
          const copy: unknown = structuredClone(message)
          const hear = () => {
            for (const [tab, heard] of listeners) {
              if (tab !== self) for (const listener of heard) listener(copy)
            }
          }
          if (held === null) hear()
          else held.push(hear)
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
        async sendAlone(signal, work) {
          if (sending !== null) return null
          sending = self
          // A lock is given when what was told before has been heard.
          if (held !== null) await Promise.resolve()
          const free = () => {
            if (sending === self) sending = null
          }
          signal.addEventListener('abort', free)
          return work().finally(free)
        },
        close() {
          isClosed = true
          if (sending === self) sending = null
          listeners.delete(self)
          waiting.delete(self)
          over(self)
        },
      }
    },
  }
}
