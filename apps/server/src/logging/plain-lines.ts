import * as v from 'valibot'

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
