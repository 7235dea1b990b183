import { readLetters } from './letters.ts'

/** Domains that are no words: whatever stands before them is an address. */
const STRICT = words('com net org io bet casino tv gg xyz biz app')

/** Domains that words of a sentence can be too, where the space after its full stop is missing. */
const GENERIC = words(
  `agency ai bar best betting bingo blog buzz cam cash cc center chat city click club cloud co company
   cool date deals dev digital direct email exchange expert express fans finance fit football fun fund
   game games gift global gold group guru host info ink limited link live lol ltd ly market media mobi
   money network news now one online page party play plus poker porn press pro promo racing red report
   rest reviews rip rocks run sale services sex sexy shop show site skin soccer social software space
   sport sports store stream studio style support surf systems team tech tips today tools top trade
   trading tube uno vegas video vip vodka vote watch web website wiki win work works world wtf zone`,
)

/** Countries that are no words. */
const COUNTRIES = words(
  `ae bg br bz ch cl cn cx cz de dk ee eu gr hk hr hu il ir jp kr kz lt lv mx nl nz ph pk pl pt pw ro
   rs ru sg sk su tk tr tw ua uk uz vn ws za`,
)

/** Countries that are words of some language: after a short word they are taken for speech. */
const SPOKEN_COUNTRIES = words(
  `ag al am ar at au az be by ca do es fi fm fr ga ge gl ie im in is it la li lu ma me mk ml mn ms mu
   my no nu pe sc se sh si so st to ug us vc`,
)

/** Those of them that say something by themselves: "I said yes.no". */
const ANSWERS = words('no so me us si gl la ma do')

/** Words that go on with a sentence whose full stop has no space behind it: "great.it was close". */
const GOES_ON = words(
  `was were took went came felt looked seemed would could should might must
   war wurde waren gab ging kam era fue fu`,
)

const DOT = String.raw`(?:\.|\(\.\)|\[\.\]|\{\.\}|<\.>)`
/** Set apart or not: dot, d o t, (dot), -dot-. */
const SPELLED_DOT = String.raw`[\s([{<*_~-]*(?<![a-z])d\s*o\s*t(?![a-z])[\s)\]}>*_~-]*`
const SPELLED_POINT = String.raw`[\s([{<*_~-]*\b(?:punkt|punktum|punto|ponto|point|piste)\b[\s)\]}>*_~-]*`
const LABEL = '[a-z0-9-]'

/** After `readLetters`. */
const ADDRESS = new RegExp(
  [
    String.raw`h(?:tt|xx)ps?:`,
    String.raw`\b[a-z][a-z0-9+-]*://`,
    String.raw`\bwww\b`,
    String.raw`@${LABEL}+\.[a-z]{2,}`,
    String.raw`\b(?:t|wa|discord|telegram)\.(?:me|gg|co)\b`,
    // With a path or a port behind it, any domain is one.
    String.raw`\b${LABEL}{2,}\.[a-z]{2,}/[a-z0-9]`,
    String.raw`\b\d{1,3}(?:\.\d{1,3}){3}[:/]`,
    String.raw`\b${LABEL}+${DOT}(?:${STRICT})\b`,
    String.raw`\b${LABEL}+\.(?:co|com|org|net)\.[a-z]{2}\b`,
    String.raw`\b(?=\d*-?[a-z])${LABEL}{2,}${DOT}(?:${GENERIC}|${COUNTRIES})\b`,
    String.raw`\b[a-z]{5,}${DOT}(?:${SPOKEN_COUNTRIES})\b(?!\s+(?:${GOES_ON})\b)`,
    String.raw`\b(?=\d*-?[a-z])(?:[a-z0-9]+-${LABEL}+|[a-z]+-?\d${LABEL}*|\d${LABEL}+)${DOT}(?:${SPOKEN_COUNTRIES})\b`,
    // A word as short as this is speech, unless the text or its part ends with what would go on.
    String.raw`\b[a-z]{4}${DOT}(?!(?:${ANSWERS})\b)(?:${SPOKEN_COUNTRIES})\b(?=\s*(?:$|[!?,;:)]))`,
    // Written apart, so that only people read it.
    String.raw`\b${LABEL}+\s+\.(?:${STRICT})\b`,
    String.raw`\b${LABEL}+\s*${DOT}\s+(?:${apart('com')}|${apart('net')}|${apart('org')})(?!\s*[a-z])`,
    String.raw`\b${LABEL}+\s+\.\s+(?:com|net|org)\b`,
    String.raw`\b${LABEL}+\s*${DOT}\s*(?:c\s+o\s+m|n\s+e\s+t|o\s+r\s+g)\b(?!\s*[a-z])`,
    String.raw`\b${LABEL}+${SPELLED_DOT}(?:${STRICT}|${apart('com')}|${apart('net')}|${apart('org')})\b`,
    // "Um ponto com o empate" is speech.
    String.raw`\b${LABEL}+${SPELLED_POINT}(?:${apart('com')}|net|org)\b(?!\s*[a-z])`,
  ].join('|'),
)

/** Said in Arabic, Persian, Urdu and Hebrew; written in Cyrillic. */
const SPOKEN_ADDRESS =
  /(?:نقطة|نقطه|دوت|دات|ڈاٹ)\s*(?:كوم|کوم|کام|كام|نت)(?!\p{Letter})|(?:נקודה|דוט)\s*(?:קום|נט)(?!\p{Letter})|[\p{Letter}\p{Number}]\.(?:рф|онлайн|сайт)(?!\p{Letter})/iu

/** Signs that pass for a full stop. */
const FULL_STOPS = /[\u00B7\u2022\u2024\u2027\u2219\u22C5\u3002\u30FB\uFF61\u06D4]/gu

/** Words that follow a full stop without a space begin with a large letter: St.Pauli, goal.Now. */
const NEXT_SENTENCE = /(?<=\p{Letter})\.(\p{Uppercase_Letter}\p{Lowercase_Letter}+)/gu
const strict = new RegExp(`^(?:${STRICT})$`)

/** Whether a text names an address, of a page or of a mailbox, as people read it. */
export function namesAddress(text: string): boolean {
  const plain = text.replaceAll(FULL_STOPS, '.').normalize('NFKC')
  const sentences = plain.replaceAll(NEXT_SENTENCE, (whole, word: string) =>
    strict.test(readLetters(word)) ? whole : `. ${word}`,
  )
  return ADDRESS.test(readLetters(sentences)) || SPOKEN_ADDRESS.test(plain)
}

function words(list: string): string {
  return list.split(/\s+/).join('|')
}

function apart(word: string): string {
  return Array.from(word).join(String.raw`\s*`)
}
