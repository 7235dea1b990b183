/** What a rendering can depend on of its visitor besides what is filled in. */
export type VisitorPart =
  | 'calm'
  | 'country'
  | 'foldsPitch'
  | 'hasSession'
  | 'oddsFormat'
  | 'ownSports'
  | 'pinned'
  | 'pins'
  | 'theme'
  | 'timeZone'

/** Where what follows in a page is for some of its visitors. */
export type Condition = 'visitor' | 'player' | 'pinned' | Theme | 'system'

export type Theme = 'dark' | 'light'

/** How a moment is written; `Formatting` has the same names. */
export type MomentText =
  | 'time'
  | 'kickOff'
  | 'kickOffDay'
  | 'shortDay'
  | 'dateTime'
  | 'day'
  | 'date'
  | 'year'

export type MomentWriter = (text: MomentText, time: number) => string

/**
 * A page is rendered once for all of its visitors. What each sees otherwise in its place alone, their
 * theme, the buttons of a visitor or the place of a player's, moments in their zone, is marked while
 * it renders and written for each answer. Whatever else a rendering reads of its visitor it notes: it
 * is then for those alone who are like them in that. On the server only.
 */
export type PageFill = {
  /** Stands before the name of each mark; nobody else knows it. */
  prefix: string
  reads: Set<VisitorPart>
  /** Writes the moments of the page in a zone; null is that of who has told none. */
  momentsIn?: ((timeZone: string | null) => MomentWriter) | undefined
  /** The page as text: as the body of a response it would be written to bytes and read again. */
  html?: string | undefined
}

/** A text that the visitor's own one takes the place of. Letters, digits, colons and minus signs only. */
export const markOf = (fill: PageFill, name: string): string => `${fill.prefix}${name};`

/** A moment, to be written in the visitor's zone. @param time ms since 1970 */
export const momentMark = (fill: PageFill, text: MomentText, time: number): string =>
  markOf(fill, `at:${text}:${time}`)

/** A state that notes which of these are read of it. */
export function noting<State extends object>(
  { reads }: PageFill,
  state: State,
  parts: Partial<Record<keyof State, VisitorPart>>,
): State {
  return new Proxy(state, {
    get(target, name) {
      const part = parts[name as keyof State]
      if (part !== undefined) reads.add(part)
      return target[name as keyof State]
    },
  })
}
