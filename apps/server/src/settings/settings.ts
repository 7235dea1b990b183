import { errorsAllowed, wordErrors } from '@touchline/search'
import * as v from 'valibot'
import { OperatorError } from '../reporting/operator-error.ts'
import { toSettings } from './to-settings.ts'
import type { Settings } from './to-settings.ts'
import { environment } from './environment.ts'

/** Settings whose values may hold passwords and are never repeated. */
const SECRET = /_(URL|KEY|SECRET)$/

export { PLAYER_FIELD_KEYS } from './value-schemas.ts'
export type { PlayerFieldKey } from './value-schemas.ts'
export type { CentrifugoSettings, Settings, StripeSettings } from './to-settings.ts'

/** A setting that cannot be used; the message names it and says what is expected. */
export class SettingsError extends OperatorError {}

/**
 * Reads the environment once. An empty variable counts as absent.
 * @throws SettingsError with one sentence per wrong setting
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.keys(environment.entries)
    .map((name) => [name, env[name]] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  const result = v.safeParse(environment, Object.fromEntries(given))
  if (!result.success) throw new SettingsError(result.issues.map(sentence).join('\n'))
  return { ...toSettings(result.output, problem), said: new Set(given.map(([name]) => name)) }
}

/**
 * Variables that are named nearly as a setting, which is then as it is by default.
 * @returns one sentence for each; their values may be secrets and are never repeated
 */
export function misspeltSettings(
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const known = Object.keys(environment.entries)
  return Object.entries(env).flatMap(([name, value]) => {
    const nearest = value === undefined || value === '' ? undefined : nearestOf(name, known)
    if (nearest === undefined || nearest === name) return []
    return [`${name} is no setting, and changes nothing. Was ${nearest} meant?`]
  })
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return name
  const most = errorsAllowed(name)
  let nearest: { setting: string; errors: number } | undefined
  for (const setting of known) {
    const errors = wordErrors(name.toUpperCase(), setting, most)
    if (errors <= most && errors < (nearest?.errors ?? Infinity)) nearest = { setting, errors }
  }
  return nearest?.setting
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.[0]?.key
  const name = typeof key === 'string' ? key : 'The environment'
  const given = SECRET.test(name) ? '' : `, but it is ${JSON.stringify(issue.input)}`
  return `${name} ${issue.message}${given}.`
}

function problem(message: string): never {
  throw new SettingsError(message)
}
