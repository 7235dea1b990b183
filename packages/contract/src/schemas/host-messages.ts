import { ODDS_FORMATS } from '@touchline/betting'
import * as v from 'valibot'

import { isTimeZone } from '../time-zone.ts'

/** What stands before the name of every message to a host's page. */
export const HOST_MESSAGE_PREFIX = 'sportsbook:'

/** Of the messages in both directions; one that says nothing is of this version. */
export const HOST_PROTOCOL = 1

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
/** From the root of the site on: never another site's. */
const path = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/(?![/\\])/))
const pixels = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000))
const currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/))
const locale = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))
const empty = v.object({})

/** What the product tells the page around it, by name without the prefix. */
export const messagesToHost = {
  /** The product listens, on this document. */
  initialized: empty,
  'sign-in': empty,
  'sign-up': empty,
  deposit: empty,
  /** The token that the host gave is taken no more: a new one goes by `iframe_integration`. */
  'token-expired': empty,
  /** No token came in its place that opens a session: the player reads that theirs has ended. */
  'token-refused': empty,
  /** `returned`: by the browser's history, so the player looks for the place where they were. */
  'page-loaded': v.object({ path, returned: v.optional(v.boolean()) }),
  /** A widget's link was pressed: the host opens that page, with the product in it. */
  'page-wanted': v.object({ path }),
  /** CSS pixels; at most ten a second. */
  'page-size-changed': v.object({ height: pixels, width: pixels }),
  /** Amount in the smallest unit of the currency. */
  'balance-changed': v.object({ currency, amount: v.pipe(v.number(), v.safeInteger()) }),
  'bet-slip-state-changed': v.object({
    open: v.boolean(),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  'top-event-clicked': v.object({ matchId: text(40), path }),
  'notify-modal-triggered': v.object({ name: text(40), open: v.boolean() }),
  'notify-currency-changed': v.object({ currency }),
  /** Whether what is shown is told of live; by the loader, too, where the site is not reached at all. */
  'connection-changed': v.object({ connected: v.boolean() }),
} as const

const theme = v.picklist(['dark', 'light', 'system'])

/** What does not fit is as if it were not said: a wrong currency costs neither height nor token. */
const said = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** How the host wants the product to be; what is not said stays as it is. */
const integrationOptions = v.object({
  locale: said(locale),
  currency: said(currency),
  odds: said(v.picklist(ODDS_FORMATS)),
  theme: said(theme),
  /** IANA name: in which zone times are shown to who has chosen none. */
  timezone: said(v.pipe(v.string(), v.check(isTimeZone))),
  /** `content`: the frame is as high as the page, and the host scrolls; `fill`: the page scrolls. */
  height: said(v.picklist(['content', 'fill'])),
  /** For the entry alone: the page that it goes on to, in place of the one in its address. */
  path: said(path),
})

/** What a host tells the product, by name. */
export const messagesFromHost = {
  iframe_integration: v.object({
    /** Bearer token of the player's session; null, or none that could be one: nobody is signed in any more. */
    token: v.optional(v.fallback(v.nullable(text(2_000)), null)),
    /** Messages that the host acts on by itself, without the prefix: the product then does not. */
    listeners: said(v.pipe(v.array(v.string()), v.maxLength(50))),
    options: said(integrationOptions),
  }),
  odds_changed: v.object({ type: v.picklist(ODDS_FORMATS) }),
  page_changed: v.object({ path }),
  search_modal: v.object({ open: v.boolean() }),
  open_bet_slip: v.object({ tab: v.optional(v.picklist(['BET_SLIP', 'MY_BETS'])) }),
  /** What of the frame the host's window shows: pixels that are hidden above it, and its size. */
  viewport: v.object({ top: pixels, height: pixels, width: pixels }),
  apply_bet_code: v.object({ code: text(40) }),
  change_locale: v.object({ locale }),
  change_currency: v.object({ currency }),
} as const

export type ToHost = {
  [Name in keyof typeof messagesToHost]: v.InferOutput<(typeof messagesToHost)[Name]>
}
export type FromHost = {
  [Name in keyof typeof messagesFromHost]: v.InferOutput<(typeof messagesFromHost)[Name]>
}
export type HostTheme = v.InferOutput<typeof theme>

/** One message with its payload, told apart by its name. */
export type MessageOf<All> = {
  [Name in keyof All]: { readonly name: Name; readonly payload: All[Name] }
}[keyof All]

const envelope = v.object({
  type: v.pipe(v.string(), v.maxLength(60)),
  version: v.optional(v.literal(HOST_PROTOCOL)),
  payload: v.optional(v.unknown()),
})

/** As a message is posted to a host. */
export function messageToHost<Name extends keyof ToHost>(name: Name, payload: ToHost[Name]) {
  return { type: `${HOST_MESSAGE_PREFIX}${name}`, version: HOST_PROTOCOL, payload } as const
}

/** What a host has posted, with the prefix or without it; null for anything else. */
export function readFromHost(data: unknown): MessageOf<FromHost> | null {
  return read(messagesFromHost, data, (type) =>
    type.startsWith(HOST_MESSAGE_PREFIX) ? type.slice(HOST_MESSAGE_PREFIX.length) : type,
  ) as MessageOf<FromHost> | null
}

/** What the product has posted; null for anything else. */
export function readToHost(data: unknown): MessageOf<ToHost> | null {
  return read(messagesToHost, data, (type) =>
    type.startsWith(HOST_MESSAGE_PREFIX) ? type.slice(HOST_MESSAGE_PREFIX.length) : null,
  ) as MessageOf<ToHost> | null
}

function read(
  schemas: Readonly<Record<string, v.GenericSchema>>,
  data: unknown,
  nameOf: (type: string) => string | null,
): { name: string; payload: unknown } | null {
  const outer = v.safeParse(envelope, data)
  if (!outer.success) return null
  const name = nameOf(outer.output.type)
  if (name === null || !Object.hasOwn(schemas, name)) return null
  const schema = schemas[name]
  if (schema === undefined) return null
  const inner = v.safeParse(schema, outer.output.payload ?? {})
  return inner.success ? { name, payload: inner.output } : null
}
