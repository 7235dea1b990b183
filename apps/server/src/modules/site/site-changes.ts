import { isDeepStrictEqual } from 'node:util'

type Plain = Readonly<Record<string, unknown>>

/** What differs between two documents as they were written, in lines a person can read. */
export function siteChanges(before: object, after: object): string[] {
  const [old, fresh] = [before, after].map((one) => JSON.parse(JSON.stringify(one)) as Plain)
  if (old === undefined || fresh === undefined) return []
  const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (key) => !isDeepStrictEqual(old[key], fresh[key]),
  )
  return keys.flatMap((key) =>
    key === 'pages'
      ? pageChanges(old[key], fresh[key])
      : key === 'texts'
        ? textChanges(old[key], fresh[key])
        : [lineOf(old, fresh, key)],
  )
}

function lineOf(old: Plain, fresh: Plain, key: string, name = key): string {
  if (!(key in old)) return `+ ${name}`
  return key in fresh ? `~ ${name}` : `- ${name}`
}

function pageChanges(before: unknown, after: unknown): string[] {
  const [old, fresh] = [bySlug(before), bySlug(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((slug) => !isDeepStrictEqual(old[slug], fresh[slug]))
    .map((slug) => lineOf(old, fresh, slug, `page ${slug}`))
}

function textChanges(before: unknown, after: unknown): string[] {
  const [old, fresh] = [byPlace(before), byPlace(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((place) => old[place] !== fresh[place])
    .map((place) => lineOf(old, fresh, place, `text ${place}`))
}

/** By language, file and key: `de app layout.home`. */
function byPlace(texts: unknown): Plain {
  const places = (node: unknown, path: readonly string[]): [string, unknown][] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, inner]) => places(inner, [...path, key]))
      : [[path.join(' '), node]]
  return texts === undefined ? {} : Object.fromEntries(places(texts, []))
}

function bySlug(pages: unknown): Plain {
  const list: unknown[] = Array.isArray(pages) ? pages : []
  return Object.fromEntries(list.map((page) => [(page as { slug: string }).slug, page]))
}
