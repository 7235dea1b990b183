import type { RequestEnvironment, RequestPreferences } from '../src/base/environment.ts'
import {
  markOf,
  type Condition,
  type MomentText,
  type MomentWriter,
  type PageFill,
  type VisitorPart,
} from '../src/base/page-fill.ts'
import { COLOURS } from '../src/layout/document/theme-colours.ts'
import type { LateStyles } from './late-styles.ts'

/** The built pages: what `vite build` writes to dist/server/server.js. */
export type PageHandler = {
  fetch: (
    request: Request,
    options: { context: RequestEnvironment },
  ) => Promise<Response> | Response
}

/** What of a page is each visitor's own. */
type Filling =
  | { kind: 'nonce' | 'own' | 'theme' | 'calm' | 'zone' }
  | { kind: 'colour'; system: 'dark' | 'light' }
  | { kind: 'at'; text: MomentText; time: number }

type Piece = { what: Buffer | Filling; when: Condition | null }

export type RenderedPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  /** The body, cut where each visitor's own comes in. */
  pieces: readonly Piece[]
  byteLength: number
  /** What the rendering depends on of its visitor besides. */
  reads: ReadonlySet<VisitorPart>
  momentsIn: PageFill['momentsIn']
}

/** Whom an answer is for. */
export type Visitor = { nonce: string; preferences: RequestPreferences }

/** Nobody outside can write marks: it is another one with each start. */
const PREFIX = `fill-${crypto.randomUUID()}-`
/** What a piece takes beside its bytes. */
const PIECE_BYTES = 150

export async function renderPage(
  handler: PageHandler,
  url: string,
  environment: Omit<RequestEnvironment, 'nonce' | 'fill'>,
  withStyles: LateStyles = (html) => html,
): Promise<RenderedPage> {
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const fill: PageFill = { prefix: PREFIX, reads: new Set() }
  const nonce = markOf(fill, 'nonce')
  const response = await handler.fetch(request, { context: { ...environment, fill, nonce } })
  // Styles ask for it alone, so no page has code for it.
  const zone = ` data-zone="${markOf(fill, 'zone')}"`
  const html = (fill.html ?? (await response.text())).replace(/<html [^>]*/, `$&${zone}`)
  const pieces = cutAtMarks(withStyles(html, nonce))
  return {
    status: response.status,
    headers: [...response.headers],
    pieces,
    byteLength: pieces.reduce((sum, piece) => sum + sizeOf(piece), 0),
    reads: fill.reads,
    momentsIn: fill.momentsIn,
  }
}

/** The page as this visitor sees it. */
export function bodyFor({ pieces, momentsIn }: RenderedPage, visitor: Visitor): Buffer {
  const { hasSession, pinned, theme, timeZone } = visitor.preferences
  let writer: MomentWriter | undefined
  const write = (what: Piece['what']): Buffer => {
    if (Buffer.isBuffer(what)) return what
    if (what.kind !== 'at') return Buffer.from(ownText(what, visitor))
    writer ??= momentsIn?.(timeZone)
    return Buffer.from(writer?.(what.text, what.time) ?? new Date(what.time).toISOString())
  }
  const times: Record<Condition, number> = {
    visitor: hasSession ? 0 : 1,
    player: hasSession ? 1 : 0,
    dark: theme === 'dark' ? 1 : 0,
    light: theme === 'light' ? 1 : 0,
    system: theme === null ? 1 : 0,
    pinned,
  }
  return Buffer.concat(
    pieces.flatMap(({ what, when }) => {
      const count = when === null ? 1 : times[when]
      return count === 1 ? [write(what)] : Array.from({ length: count }, () => write(what))
    }),
  )
}

function ownText(what: Exclude<Filling, { kind: 'at' }>, { nonce, preferences }: Visitor): string {
  const { theme, calm, timeZone } = preferences
  switch (what.kind) {
    case 'nonce':
      return nonce
    case 'own':
      return inScriptText(JSON.stringify(preferences))
    case 'theme':
      return theme === null ? '' : ` data-theme="${theme}"`
    case 'calm':
      return calm === true ? ' data-calm="true"' : ''
    case 'zone':
      return timeZone === null ? ' data-zone="unknown"' : ''
    case 'colour':
      return COLOURS[theme ?? what.system]
  }
}

/** As it stands between double quotes in a script of a page. */
function inScriptText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[<>\u2028\u2029]/g,
      (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}

function cutAtMarks(body: string): Piece[] {
  const pieces: Piece[] = []
  let when: Condition | null = null
  let from = 0
  for (let at = body.indexOf(PREFIX); at >= 0; at = body.indexOf(PREFIX, from)) {
    const end = body.indexOf(';', at)
    const name = body.slice(at + PREFIX.length, end)
    const mark = meaningOf(name)
    const begins = at - mark.before.length
    if (begins > from) pieces.push({ what: Buffer.from(body.slice(from, begins)), when })
    from = end + 1 + mark.after.length
    if (mark.filling !== null) pieces.push({ what: mark.filling, when })
    else when = name === 'end' ? null : (name as Condition)
  }
  pieces.push({ what: Buffer.from(body.slice(from)), when })
  return pieces
}

/** What a mark means, and what stands around it that goes with it. */
type Mark = { before: string; after: string; filling: Filling | null }

function meaningOf(name: string): Mark {
  const [kind, text, time] = name.split(':')
  switch (kind) {
    case 'theme':
    case 'calm':
    case 'zone':
      return { before: ` data-${kind}="`, after: '"', filling: { kind } }
    case 'nonce':
    case 'own':
      return { before: '', after: '', filling: { kind } }
    case 'at':
      return {
        before: '',
        after: '',
        filling: { kind, text: text as MomentText, time: Number(time) },
      }
    case 'colour':
      return { before: '', after: '', filling: { kind, system: text as 'dark' | 'light' } }
    default:
      return { before: '<i data-fill="', after: '"></i>', filling: null }
  }
}

function sizeOf({ what }: Piece): number {
  return PIECE_BYTES + (Buffer.isBuffer(what) ? what.byteLength : 0)
}
