import type { Match, PushEvent } from '@touchline/contract'
import { Cells } from './cells.ts'
import { fromSnapshot, mergeMatch, type LiveMatch } from './live-match.ts'

/** The matches that are shown, and the changes of theirs that wait for the next frame. */
export class MatchBoard {
  readonly matches = new Cells<LiveMatch>()
  readonly #pending = new Map<string, LiveMatch>()

  /** @returns whether there is something to show */
  change(change: Partial<LiveMatch> & { id: string }): boolean {
    const old = this.#pending.get(change.id) ?? this.matches.get(change.id)
    if (old === undefined) return false
    const match = mergeMatch(old, change)
    if (match !== old) this.#pending.set(change.id, match)
    return match !== old
  }

  /**
   * Shows matches of a snapshot at once, with what was pushed after it was made.
   * @returns ids of those whose status changed
   */
  replace(matches: readonly Match[], pushed: readonly PushEvent[]): readonly string[] {
    for (const { id } of matches) this.#pending.delete(id)
    return this.#commit(
      matches.map((match) =>
        pushed.reduce(
          (shown, event) =>
            'match' in event && event.match.id === match.id
              ? mergeMatch(shown, event.match)
              : shown,
          fromSnapshot(this.matches.get(match.id), match),
        ),
      ),
    )
  }

  /** Shows what waits. @returns ids of those whose status changed */
  flush(): readonly string[] {
    const changed = [...this.#pending.values()]
    this.#pending.clear()
    return this.#commit(changed)
  }

  #commit(changed: readonly LiveMatch[]): readonly string[] {
    const statuses: string[] = []
    const moved: string[] = []
    for (const match of changed) {
      if (this.matches.get(match.id)?.status !== match.status) statuses.push(match.id)
      if (this.matches.set(match.id, match)) moved.push(match.id)
    }
    this.matches.notify(moved)
    return statuses
  }
}
