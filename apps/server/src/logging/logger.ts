import { pino } from 'pino'
import type { Logger } from 'pino'

export type { Logger } from 'pino'

/** Structured log, one JSON object per line; secrets are cut out wherever a request is logged. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
      ],
      censor: '[hidden]',
    },
  })
}
