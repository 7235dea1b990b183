import { pino } from 'pino'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { cutSecrets } from './cut-secrets.ts'

export type { Logger } from 'pino'

/** Structured log, one JSON object per line; secrets are cut out of every line. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      censor: '[hidden]',
    },
    hooks: { streamWrite: cutSecrets },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
