export type Alert = {
  tone: 'info' | 'success' | 'warning' | 'error'
  title: string
  description?: string | undefined
  action?: { label: string; onAction: () => void } | undefined
  /** null stays until it is dismissed. */
  durationMs?: number | null
  /** An alert with the key of a waiting or shown one takes its place. */
  key?: string | undefined
}

export type QueuedAlert = Alert & { id: number }

const defaultAlertMs = 5000

export type AlertQueue = {
  /** Returns the id that `dismiss` takes. */
  push: (alert: Alert) => number
  dismiss: (id: number) => void
  /** Takes back what is not true any more, shown or waiting. */
  withdraw: (key: string) => void
  /** Takes back all that ends by itself, shown or waiting. */
  clear: () => void
  hold: () => void
  release: () => void
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** The alert to show now. */
  getSnapshot: () => QueuedAlert | null
}

/**
 * One alert at a time, in order of arrival. Alerts without an end step back behind timed ones.
 * `hold` stops the clock (pointer or focus on the alert), `release` lets it run on.
 */
export function createAlertQueue(): AlertQueue {
  let waiting: readonly QueuedAlert[] = []
  let shown: QueuedAlert | null = null
  let lastId = 0
  let held = false
  let remainingMs = 0
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function stopClock() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remainingMs -= Date.now() - startedAt
  }

  function runClock() {
    if (held || timer !== undefined || !shown || shown.durationMs === null) return
    const { id } = shown
    startedAt = Date.now()
    timer = setTimeout(() => dismiss(id), Math.max(0, remainingMs))
  }

  function settle(next: readonly QueuedAlert[]) {
    waiting = next
    const current = waiting.find((alert) => alert.durationMs !== null) ?? waiting[0] ?? null
    if (current === shown) return
    stopClock()
    // The pointer or the focus was on the one that goes; the next one starts afresh.
    if (current?.id !== shown?.id) held = false
    shown = current
    remainingMs = current?.durationMs ?? defaultAlertMs
    runClock()
    for (const listener of listeners) listener()
  }

  function dismiss(id: number) {
    settle(waiting.filter((alert) => alert.id !== id))
  }

  return {
    push(alert) {
      const same = waiting.find((known) => alert.key !== undefined && known.key === alert.key)
      const queued = { ...alert, id: same?.id ?? (lastId += 1) }
      settle(
        same ? waiting.map((known) => (known === same ? queued : known)) : [...waiting, queued],
      )
      return queued.id
    },
    dismiss,
    withdraw(key) {
      settle(waiting.filter((alert) => alert.key !== key))
    },
    clear() {
      settle(waiting.filter((alert) => alert.durationMs === null))
    },
    hold() {
      held = true
      stopClock()
    },
    release() {
      held = false
      runClock()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot() {
      return shown
    },
  }
}
