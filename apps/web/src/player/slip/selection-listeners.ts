import type { SlipKernel } from './slip-kernel.ts'

/**
 * Tells odds buttons whether their outcome is chosen. Hundreds of them listen, so each is told of
 * its own outcome only.
 */
export class SelectionListeners {
  readonly #byId = new Map<string, Set<() => void>>()
  #ids: readonly string[] = []
  #waiting: readonly string[] = []
  #chosen: ReadonlySet<string> = new Set()

  constructor(kernel: Pick<SlipKernel, 'getState' | 'subscribe'>) {
    kernel.subscribe(() => {
      const { slip, waitingIds } = kernel.getState()
      this.#update(slip.selectedOutcomeIds, waitingIds)
    })
  }

  has(id: string): boolean {
    return this.#chosen.has(id)
  }

  subscribe(id: string, listener: () => void): () => void {
    const listeners = this.#byId.get(id) ?? new Set()
    this.#byId.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byId.get(id) === listeners) this.#byId.delete(id)
    }
  }

  #update(ids: readonly string[], waiting: readonly string[]): void {
    if (ids === this.#ids && waiting === this.#waiting) return
    const before = this.#chosen
    this.#ids = ids
    this.#waiting = waiting
    this.#chosen = new Set(
      [...ids, ...waiting].filter((id) => ids.includes(id) !== waiting.includes(id)),
    )
    for (const id of [...before, ...this.#chosen]) {
      if (before.has(id) === this.#chosen.has(id)) continue
      for (const listener of this.#byId.get(id) ?? []) listener()
    }
  }
}
