import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes into a page the links of the style sheets that its markup needs and its route does not name. */
export type LateStyles = (html: string, nonce: string) => string

/** Of each file that the browser's build wrote, as Vite lists them in `.vite/manifest.json`. */
type BuiltFile = { css?: readonly string[]; imports?: readonly string[] }
type Manifest = Readonly<Record<string, BuiltFile>>

/** The end of a class name, with its minus sign, tells its module: see `scoped-name.ts`. */
const MARK_LENGTH = 5
const CLASS_NAME = /\.[A-Za-z][\w-]*(-[\w-]{4})(?![\w-])/g
const CLASS = ' class="'

/**
 * A part that is imported late has its styles in a file of its own. The browser fetches it with the
 * part's code, after the markup that the server wrote was painted without it.
 * @param clientDirectory absolute path of dist/client
 */
export function readLateStyles(clientDirectory: string): LateStyles {
  const manifest = join(clientDirectory, '.vite/manifest.json')
  if (!existsSync(manifest)) return (html) => html
  const files = stylesInOrder(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)
  const fileOf = new Map<string, number>()
  for (const [place, file] of files.entries()) {
    const styles = readFileSync(join(clientDirectory, file), 'utf8')
    for (const [, mark = ''] of styles.matchAll(CLASS_NAME)) fileOf.set(mark, place)
  }
  return (html, nonce) => {
    const head = html.indexOf('</head>')
    const named = html.slice(0, head)
    const links = [...placesOf(html, head, fileOf)]
      .toSorted((a, b) => a - b)
      .map((place) => `/${files[place]}`)
      .filter((href) => !named.includes(`href="${href}"`))
      .map((href) => linkOf(href, nonce))
      .join('')
    if (links === '') return html
    // After the route's own; what overrides the product's styles, as an operator's theme, comes after them.
    const last = named.lastIndexOf('data-precedence=')
    const place = last < 0 ? head : html.indexOf('>', last) + 1
    return html.slice(0, place) + links + html.slice(place)
  }
}

/** Each style sheet after those of what its own files import, whose rules it may override. */
function stylesInOrder(manifest: Manifest): string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { css = [], imports = [] } = manifest[name] ?? {}
    for (const imported of imports) visit(imported)
    for (const file of css) styles.add(file)
  }
  for (const name of Object.keys(manifest)) visit(name)
  return [...styles]
}

/** Every rendering waits for it: without a pattern it takes half as long. */
function placesOf(html: string, from: number, fileOf: ReadonlyMap<string, number>): Set<number> {
  const texts = new Set<string>()
  for (let at = html.indexOf(CLASS, from); at >= 0; at = html.indexOf(CLASS, at)) {
    at += CLASS.length
    texts.add(html.slice(at, html.indexOf('"', at)))
  }
  const places = new Set<number>()
  for (const text of texts) {
    for (const name of text.split(' ')) {
      const place = fileOf.get(name.slice(-MARK_LENGTH))
      if (place !== undefined) places.add(place)
    }
  }
  return places
}

/** As React writes its own: it takes them for those, and adds none of them again. */
const linkOf = (href: string, nonce: string) =>
  `<link rel="stylesheet" href="${href}" nonce="${nonce}" data-precedence="default"/>`
