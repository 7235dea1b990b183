import { pino } from 'pino'
import type { DestinationStream, LogFn, Logger, LoggerOptions } from 'pino'
import { cutSecrets } from './cut-secrets.ts'
import * as v from 'valibot'

export type { Logger } from 'pino'

export type LogFormat = 'json' | 'plain'

/** In a terminal somebody reads along; everything else is read by machines. */
export function formatFor(output: { readonly isTTY?: boolean }): LogFormat {
  return output.isTTY === true ? 'plain' : 'json'
}

/** Structured log, one JSON object per line; secrets are cut out of every line. */
export function createLogger(
  level: string,
  format: LogFormat = 'json',
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level,
    hooks: { logMethod: lowerCuts, streamWrite: cutSecrets },
    serializers: { err: errorEntry },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      censor: '[hidden]',
    },
  }
  if (format === 'json') {
    return destination === undefined ? pino(options) : pino(options, destination)
  }
  const output = destination ?? process.stdout
  return pino(options, { write: (json) => void output.write(plainLine(json)) })
}

/** A pool of connections hands its client on with the error: kilobytes of its insides. */
function errorEntry(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { client: _, ...entry } = { client: undefined, ...pino.stdSerializers.err(error) }
  return entry
}

/** Where somebody reads along, requests are told only when they are asked for: LOG_LEVEL=debug. */
export function requestLogger(logger: Logger, format: LogFormat): Logger {
  const isQuiet = format === 'plain' && logger.level === 'info'
  return isQuiet ? logger.child({}, { level: 'warn' }) : logger
}

/** What sending says when the client is gone. */
const CUT: ReadonlySet<unknown> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
])
const INFO = 30

/** A request that its client has cut off is no fault of anybody, whoever tells of it. */
function lowerCuts(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  const reason = level > INFO && 'reqId' in this.bindings() ? cutOf(args[0]) : undefined
  if (reason === undefined) method.apply(this, args)
  else this.info({ reason }, 'request cut by its client')
}

function cutOf(told: unknown): string | undefined {
  const error = told instanceof Error ? told : (told as { err?: unknown } | null)?.err
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && CUT.has(code) ? code : undefined
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
}

const entry = v.looseObject({
  level: v.number(),
  time: v.string(),
  msg: v.optional(v.string(), ''),
  err: v.optional(
    v.looseObject({ message: v.optional(v.string()), stack: v.optional(v.string()) }),
  ),
})

/** One entry of the log as a person reads it in a terminal: time, level, words, then what else it says. */
export function plainLine(json: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), json)
  if (!parsed.success) return json
  const { level, time, msg, err, ...rest } = parsed.output
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${asWord(value)}`)
  const words = [time.slice(11, 19), LEVELS[level] ?? String(level), msg, ...facts]
  const line = words.filter((word) => word !== '').join(' ')
  const trace = err?.stack ?? err?.message
  return trace === undefined ? `${line}\n` : `${line}\n${trace.replace(/^/gm, '    ')}\n`
}

function asWord(value: unknown): string {
  return typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value)
}
