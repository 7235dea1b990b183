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

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

export const interned = (text: string): string => kept(texts, text, () => text)

export function internedText(text: LocalText | undefined): LocalText | undefined {
  return text === undefined ? undefined : kept(localTexts, JSON.stringify(text), () => text)
}

export function internedList(list: readonly string[]): readonly string[] {
  return kept(lists, list.join('\n'), () => list.map(interned))
}

export function internedCompetitor(competitor: Competitor): Competitor {
  return kept(competitors, JSON.stringify(competitor), () => competitor)
}

export function isSameList(x: readonly string[], y: readonly string[]): boolean {
  return x === y || (x.length === y.length && x.every((text, index) => text === y[index]))
}
