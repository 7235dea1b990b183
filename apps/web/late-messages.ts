type Texts = { readonly [key: string]: unknown }

/** Namespaces that no list of matches shows before anything is pressed. */
const LATE: ReadonlySet<string> = new Set([
  'betBuilder',
  'favourites',
  'forms',
  'match',
  'myBets',
  'quickBet',
  'receipts',
  'search',
  'sharing',
  'slip',
])

/** What stands in the frame of such a list all the same. */
const EARLY: readonly string[] = [
  'favourites.add',
  'favourites.remove',
  'favourites.star',
  'favourites.title',
  'quickBet.title',
  'quickBet.toggle',
  'sharing.enterCode',
  'sharing.load',
  'slip.panel',
  'slip.tabs',
  'slip.tabSlip',
  'slip.tabMyBets',
  'slip.open',
  'slip.clear',
  'slip.emptyTitle',
  'slip.emptyText',
  'slip.settings.open',
]

/**
 * Parts the messages of a language into those of a first view and the rest. What is not named above
 * comes with the first view.
 */
export function partMessages(messages: Texts): { first: Texts; rest: Texts } {
  const first: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [namespace, texts] of Object.entries(messages)) {
    if (!LATE.has(namespace)) {
      first[namespace] = texts
      continue
    }
    first[namespace] = pick(texts as Texts, namespace, true)
    rest[namespace] = pick(texts as Texts, namespace, false)
  }
  return { first, rest }
}

function pick(texts: Texts, path: string, isEarly: boolean): Texts {
  const entries = Object.entries(texts).flatMap(([key, text]): (readonly [string, unknown])[] => {
    const place = `${path}.${key}`
    if (EARLY.includes(place)) return isEarly ? [[key, text]] : []
    const isParted = EARLY.some((early) => early.startsWith(`${place}.`))
    if (isParted) return [[key, pick(text as Texts, place, isEarly)]]
    return isEarly ? [] : [[key, text]]
  })
  return Object.fromEntries(entries)
}
