/** Text by language code. */
export type StoredText = Readonly<Record<string, string>>

/** What a bet remembers about a selection, so that it reads the same for ever. */
export type SelectionFacts = {
  readonly sportKey: string
  readonly home: string
  readonly away: string
  readonly league: StoredText
  /** Name of an event that is no match; then `home` is its league. */
  readonly outright?: StoredText
  readonly market: StoredText
  readonly outcome: StoredText
  /** RFC 3339. */
  readonly startTime: string
}
