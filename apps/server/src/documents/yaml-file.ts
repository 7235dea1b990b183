import type * as v from 'valibot'
import type { Document } from 'yaml'
import { isMap, LineCounter, parseDocument } from 'yaml'

/** Where something stands in a file: `['offers', 0, 'amount', 'EUR']`. */
export type Place = readonly (string | number)[]
export type Fault = { readonly place: Place; readonly says: string }

export type YamlFile =
  | {
      readonly ok: true
      readonly plain: unknown
      /** Sentences that name each fault's line. */
      readonly say: (faults: readonly Fault[]) => readonly string[]
      /** The line of a place, or of what it would stand in. */
      readonly lineOf: (place: Place) => number
    }
  | { readonly ok: false; readonly faults: readonly string[] }

/** No document is as long: neither is one that names itself over and over. */
const MOST_LETTERS = 2_000_000
const TWICE = 'this is said a second time; what belongs together stands under it once'
/** Told of one file: more would only hide the first ones. */
export const MOST_FAULTS = 50

/** Reads a file that an operator has written: lists of things that have ids, `offers:` with offers. */
export function readYaml(text: string): YamlFile {
  if (text.length > MOST_LETTERS) return { ok: false, faults: ['The file is too long.'] }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const wrong = document.errors.map(
    ({ code, message, pos }) =>
      `Line ${lines.linePos(pos[0]).line}: ${code === 'DUPLICATE_KEY' ? TWICE : message.replace(/\.$/, '')}.`,
  )
  if (wrong.length > 0) return { ok: false, faults: wrong.slice(0, MOST_FAULTS) }
  return {
    ok: true,
    plain: toPlain(document),
    say: (faults) =>
      faults.slice(0, MOST_FAULTS).map((fault) => sentenceOf(document, lines, fault)),
    lineOf: (place) => lineOf(document, lines, place),
  }
}

/**
 * The same file with `key: value` as its first line, or without it; all else stays as it was written. One in
 * braces, as JSON is, is written anew with its remarks.
 */
export function withEntry(text: string, key: string, value: number | undefined): string {
  const document = parseDocument(text)
  if (isMap(document.contents) && document.contents.flow === true) {
    document.delete(key)
    if (value !== undefined) document.set(key, value)
    return document.toString({ lineWidth: 0 })
  }
  const others = text.replace(new RegExp(`^${key}:.*\\n?`, 'm'), '')
  return value === undefined ? others : `${key}: ${value}\n${others}`
}

function toPlain(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    return undefined
  }
}

/** What a schema says of what stands at a place. */
export function faultOf(place: Place, issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const without = issue.kind === 'schema' ? WITHOUT_VALUE[issue.received] : undefined
  return { place: [...place, ...path], says: without ?? issue.message }
}

const WITHOUT_VALUE: Readonly<Record<string, string | undefined>> = {
  undefined: 'is missing',
  // `#` begins a remark, and a comma the next entry.
  null: 'says nothing: what has # : or , in it stands in quotes',
}

function sentenceOf(document: Document, lines: LineCounter, { place, says }: Fault): string {
  if (place.length === 0) return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`
  const id: unknown = document.getIn([...place.slice(0, 2), 'id'])
  const inside = placeText(place.slice(2))
  const kind = String(place[0]).replace(/s$/, '')
  const what = typeof id === 'string' ? `${kind} ${id}` : `${kind} number ${Number(place[1]) + 1}`
  return `Line ${lineOf(document, lines, place)}, ${what}: ${inside} ${says}.`.replace(':  ', ': ')
}

/** `blocks[2].title` */
export function placeText(place: Place): string {
  return place.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`,
    '',
  )
}

/** Of the place, or of what it would stand in. */
function lineOf(document: Document, lines: LineCounter, place: Place): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true)
    const start = (node as { range?: readonly number[] } | undefined)?.range?.[0]
    if (start !== undefined) return lines.linePos(start).line
  }
  return 1
}
