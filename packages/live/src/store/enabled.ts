import type { LiveMatch } from './live-match.ts'

/** Which sports and providers the operator has switched on. */
export class Enabled {
  readonly #inactiveProviders = new Set<string>()
  #sports: ReadonlySet<string> | null = null

  get inactiveProviders(): ReadonlySet<string> {
    return this.#inactiveProviders
  }

  /**
   * Providers that are not named keep their status.
   * @returns whether a provider came back
   */
  setProviders(statuses: Readonly<Record<string, string>>): boolean {
    let cameBack = false
    for (const [name, status] of Object.entries(statuses)) {
      if (status !== 'active') this.#inactiveProviders.add(name)
      else if (this.#inactiveProviders.delete(name)) cameBack = true
    }
    return cameBack
  }

  /** Keys of the enabled sports; null = all. */
  setSports(keys: readonly string[] | null): void {
    this.#sports = keys === null ? null : new Set(keys)
  }

  isOff(provider: string): boolean {
    return this.#inactiveProviders.has(provider)
  }

  allows({ provider, sportKey }: Pick<LiveMatch, 'provider' | 'sportKey'>): boolean {
    if (this.isOff(provider)) return false
    return this.#sports === null || this.#sports.has(sportKey)
  }
}
