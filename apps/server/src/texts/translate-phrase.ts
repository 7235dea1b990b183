type Phrases = Readonly<Record<string, string>>

const ENGLISH_ORDINAL =
  /^((?:top|bottom) of the )?(\d+)(?:st|nd|rd|th) (set|quarter|period|map|leg|innings?)$/
const OVERS = /^Over (\d+\.\d), (.+)$/
const SEASON = /^Season (\d+)$/
const WITH_REMARK = /^(.+) (\((?:incl\..+|\{.+\})\))$/
const OF_TEAM = /^(\{\$competitor[12]\}) (?!\()(.+)$/
const SENTENCE = /\. |\.$/

/** How a language writes `1st`, before a feminine noun if `gender` says so. */
type Ordinal = (n: number, gender: 'm' | 'f') => string

/**
 * A name of the feed in another language, put together from translated pieces: `1st half - total
 * {total} & both teams to score` is three. Pieces that nobody translated stay as they are.
 */
export function translatePhrase(phrases: Phrases, english: string, ordinal: Ordinal): string {
  const translated = piece(phrases, english, ordinal)
  return translated === english ? english : capitalised(translated)
}

function piece(phrases: Phrases, text: string, ordinal: Ordinal): string {
  const say = (part: string) => piece(phrases, part, ordinal)
  const known = phrases[text.toLowerCase()]
  if (known !== undefined) return known
  const [, inFront, remark] = WITH_REMARK.exec(text) ?? []
  if (inFront !== undefined && remark !== undefined) return `${say(inFront)} ${say(remark)}`
  if (SENTENCE.test(text)) return text
  for (const separator of [' - ', ' & ', ' / ', '/']) {
    const parts = text.split(separator)
    if (parts.length > 1) return parts.map(say).join(separator)
  }
  return (
    ofTeam(text, say) ??
    either(phrases, text, say) ??
    numbered(phrases, text.toLowerCase(), ordinal) ??
    counted(phrases, text, say) ??
    text
  )
}

type Say = (part: string) => string

function ofTeam(text: string, say: Say): string | undefined {
  const [, team, what] = OF_TEAM.exec(text) ?? []
  if (team === undefined || what === undefined || what.startsWith('or ')) return undefined
  return `${team}: ${what.startsWith('by ') ? what.slice(3) : say(what)}`
}

/** `Draw or {$competitor2}`, `Only {$competitor1}` */
function either(phrases: Phrases, text: string, say: Say): string | undefined {
  const parts = text.split(' or ')
  if (parts.length > 1) return parts.map(say).join(` ${phrases['or'] ?? 'or'} `)
  return text.startsWith('Only ') ? `${phrases['only'] ?? 'only'} ${text.slice(5)}` : undefined
}

function numbered(phrases: Phrases, text: string, ordinal: Ordinal): string | undefined {
  const [, half = '', number, part] = ENGLISH_ORDINAL.exec(text) ?? []
  if (number === undefined || part === undefined) return undefined
  return phrases[`${half}{!${part}nr} ${part}`]?.replace(
    /\{!\w+?nr(:f)?\}/,
    (_, feminine?: string) => ordinal(Number(number), feminine === undefined ? 'm' : 'f'),
  )
}

/** `Season 12`; `Over 12.3, 2nd innings` */
function counted(phrases: Phrases, text: string, say: Say): string | undefined {
  const [, season] = SEASON.exec(text) ?? []
  if (season !== undefined) return phrases['season {season}']?.replace('{season}', season)
  const [, overs, innings] = OVERS.exec(text) ?? []
  if (overs === undefined || innings === undefined) return undefined
  return phrases['over {overs}, {innings}']
    ?.replace('{overs}', overs)
    .replace('{innings}', () => say(innings))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
