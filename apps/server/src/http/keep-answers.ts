/** How long an answer serves others who ask for the same. */
const KEPT_MS = 1_000
/** Keys are chosen by strangers. */
const MOST_KEPT = 500

/**
 * Answers that are the same for many, made once a second for all that ask: each is frozen, so that it is
 * written once too. What is published makes every open page ask for the same within a moment.
 */
export function keepAnswers<Answer extends object>(clock: {
  readonly now: () => number
}): (key: string, make: () => Answer) => Answer {
  const kept = new Map<string, Answer>()
  let since = clock.now()
  return (key, make) => {
    const now = clock.now()
    if (now - since >= KEPT_MS || kept.size >= MOST_KEPT) {
      kept.clear()
      since = now
    }
    const before = kept.get(key)
    if (before !== undefined) return before
    const answer = Object.freeze(make())
    kept.set(key, answer)
    return answer
  }
}
