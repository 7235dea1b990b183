type Sentences = Readonly<Record<string, string>>

const OF_ONE_HALF = /^(In the (?:first|second) half alone:) (.+)$/
const OF_THE_OTHER = /\b(?:away side|second (?:player|team))\b/
const EITHER = /\[([^|\]]*)\|([^\]]*)\]/g

/**
 * A whole sentence of the feed in another language; undefined where it has none. `In the first half
 * alone:` stands before any sentence, and the one of the home side or of the first player is also
 * that of the other: `[home|away]` marks where they differ.
 */
export function translateSentence(sentences: Sentences, english: string): string | undefined {
  const [, half, rest] = OF_ONE_HALF.exec(english) ?? []
  if (half !== undefined && rest !== undefined) return inOneHalf(sentences, half, rest)
  const ofFirst = english
    .replace('away side', 'home side')
    .replace(/second (player|team)/, 'first $1')
  const chosen = OF_THE_OTHER.test(english) ? '$2' : '$1'
  return sentences[ofFirst]?.replace(EITHER, chosen)
}

function inOneHalf(sentences: Sentences, half: string, rest: string): string | undefined {
  const where = sentences[half]
  const said = translateSentence(sentences, rest.charAt(0).toUpperCase() + rest.slice(1))
  if (where === undefined || said === undefined) return undefined
  return `${where} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
