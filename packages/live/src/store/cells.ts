type Cell<V> = {
  value: V | undefined
  listeners: Set<() => void>
}

/**
 * Values by key with listeners by key. Writing and telling are apart, so that listeners see all
 * values of one step together.
 */
export class Cells<V> {
  readonly #cells = new Map<string, Cell<V>>()

  get(key: string): V | undefined {
    return this.#cells.get(key)?.value
  }

  keys(): Iterable<string> {
    return this.#cells.keys()
  }

  /** @returns whether the value is another than before */
  set(key: string, value: V): boolean {
    const cell = this.#open(key)
    if (Object.is(cell.value, value)) return false
    cell.value = value
    return true
  }

  /** Forgets the value; listeners stay. */
  delete(key: string): boolean {
    const cell = this.#cells.get(key)
    if (cell === undefined) return false
    const had = cell.value !== undefined
    cell.value = undefined
    if (cell.listeners.size === 0) this.#cells.delete(key)
    return had
  }

  hasListeners(key: string): boolean {
    return (this.#cells.get(key)?.listeners.size ?? 0) > 0
  }

  subscribe(key: string, listener: () => void): () => void {
    const { listeners } = this.#open(key)
    // A function of its own, so that one listener may be given twice.
    const own = () => listener()
    listeners.add(own)
    return () => void listeners.delete(own)
  }

  notify(keys: Iterable<string>): void {
    for (const key of keys) {
      const listeners = this.#cells.get(key)?.listeners
      if (listeners !== undefined) for (const listener of listeners) listener()
    }
  }

  #open(key: string): Cell<V> {
    let cell = this.#cells.get(key)
    if (cell === undefined) {
      cell = { value: undefined, listeners: new Set() }
      this.#cells.set(key, cell)
    }
    return cell
  }
}
