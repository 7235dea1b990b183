type Phrases = Readonly<Record<string, string>>

const ENGLISH_ORDINAL = /^(\d+)(?:st|nd|rd|th) (set|quarter|period|map|leg)$/
const WITH_REMARK = /^(.+) (\((?:incl\..+|\{.+\})\))$/
const OF_TEAM = /^(\{\$competitor[12]\}) (?!\()(.+)$/
const SENTENCE = /\. |\.$/

/**
 * A name of the feed in another language, put together from translated pieces: `1st half - total
 * {total} & both teams to score` is three. Pieces that nobody translated stay as they are.
 * @param ordinal how the language writes `1st`
 */
export function translatePhrase(
  phrases: Phrases,
  english: string,
  ordinal: (n: number) => string,
): string {
  const translated = piece(phrases, english, ordinal)
  return translated === english ? english : capitalised(translated)
}

function piece(phrases: Phrases, text: string, ordinal: (n: number) => string): string {
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
  return ofTeam(text, say) ?? either(phrases, text, say) ?? numbered(phrases, text, ordinal) ?? text
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

function numbered(
  phrases: Phrases,
  text: string,
  ordinal: (n: number) => string,
): string | undefined {
  const [, number, part] = ENGLISH_ORDINAL.exec(text) ?? []
  if (number === undefined || part === undefined) return undefined
  return phrases[`{!${part}nr} ${part}`]?.replace(`{!${part}nr}`, ordinal(Number(number)))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
