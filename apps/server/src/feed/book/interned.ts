import type { LocalText } from '../../texts/local-text.ts'
import type { Competitor } from '../messages.ts'

/**
 * Most texts of markets and matches are said again and again, and each message brings a copy of its
 * own. Those that are kept come from here: one for all. Once full it begins anew; who holds an
 * earlier copy keeps it.
 */
const MOST = 20_000

const texts = new Map<string, string>()
const localTexts = new Map<string, LocalText>()
const lists = new Map<string, readonly string[]>()
const competitors = new Map<string, Competitor>()

const kept = <T>(known: Map<string, T>, key: string, make: () => T): T => {
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

export const interned = (text: string): string => kept(texts, text, () => text)

export const internedText = (text: LocalText | undefined): LocalText | undefined =>
  text === undefined ? undefined : kept(localTexts, JSON.stringify(text), () => text)

export const internedList = (list: readonly string[]): readonly string[] =>
  kept(lists, list.join('\n'), () => list.map(interned))

export const internedCompetitor = (competitor: Competitor): Competitor =>
  kept(competitors, JSON.stringify(competitor), () => competitor)

export const isSameList = (x: readonly string[], y: readonly string[]): boolean =>
  x === y || (x.length === y.length && x.every((text, index) => text === y[index]))
