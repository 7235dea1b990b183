import * as v from 'valibot'

/**
 * What is dropped when it is old, and the fewest days that it has to stay. Bets and the names of those
 * who closed their accounts are kept for ever unless the setting names them; players may read their
 * bets for a year at least. Money's ledger is not here: nothing of it is ever dropped.
 */
const LEAST_DAYS = {
  /** References of placements that were refused or closed: no copy of them may come later. */
  refused_placements: 1,
  /** Results of matches on which no bet is open, and the number of bets on them. */
  results: 30,
  /** When players were at play. */
  play_times: 2,
  shared_bets: 1,
  /** E-mails and text messages in the outbox. */
  messages: 1,
  chat: 1,
  /** What players were told on the site. */
  notifications: 7,
  /** Bets that are over, with their placements, settlements and receipts. */
  bets: 366,
  /** Who was behind an account that was closed; until then it can be opened again. */
  closed_accounts: 30,
} as const

export type Kept = keyof typeof LEAST_DAYS

/** Days after which a kind is dropped; a kind that is not here stays for ever. */
export type Retention = Readonly<Partial<Record<Kept, number>>>

export const STANDARD_RETENTION =
  'refused_placements:7,results:90,play_times:400,shared_bets:90,messages:7,chat:3,notifications:90'

const KINDS = Object.keys(LEAST_DAYS).filter(isKept)
const OF_KIND = /^([a-z_]+):(\d{1,5})$/
const LEAST = KINDS.map((kind) => `${kind}:${LEAST_DAYS[kind]}`).join(', ')
const EXPECTED = `must be days by what is kept, as chat:3,messages:7, each at least ${LEAST}`

/** Reads `chat:3,messages:7`; what is not named keeps its standard. */
export const retention = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Retention => {
    const parts = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const given = readPairs(parts)
    if (Object.keys(given).length < parts.length) {
      addIssue({ message: EXPECTED })
      return NEVER
    }
    return { ...readPairs(STANDARD_RETENTION.split(',')), ...given }
  }),
)

function readPairs(parts: readonly string[]): Retention {
  return Object.fromEntries(parts.flatMap((part) => readPair(part) ?? []))
}

function readPair(part: string): [[Kept, number]] | undefined {
  const [, kind = '', text = ''] = OF_KIND.exec(part) ?? []
  const days = Number(text)
  return isKept(kind) && days >= LEAST_DAYS[kind] ? [[kind, days]] : undefined
}

function isKept(name: string): name is Kept {
  return Object.hasOwn(LEAST_DAYS, name)
}
