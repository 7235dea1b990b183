import { boolean, object, string, union } from '@touchline/contract/schema'

import type { KeyValueStorage } from './browser-storage.ts'
import { recordOf, storedJson } from './stored.ts'

/** What a form holds, by the names of its fields. */
export type KeptFields = Readonly<Record<string, string | boolean>>

const KEPT = storedJson(
  'kept_fields',
  null,
  object({ form: string(), fields: recordOf(union([string(), boolean()])) }),
)

/** Keeps what was typed for the form of this name that opens next. Passwords are never kept. */
export function keepFields(storage: KeyValueStorage, form: string, fields: KeptFields): void {
  KEPT.write(storage, { form, fields })
}

/** What was kept for the form; told once. */
export function takeFields(storage: KeyValueStorage, form: string): KeptFields {
  const kept = KEPT.read(storage)
  if (kept?.form !== form) return {}
  KEPT.forget(storage)
  return kept.fields
}

/** What nobody came back for goes with the player. */
export function forgetFields(storage: KeyValueStorage): void {
  KEPT.forget(storage)
}

type Field = {
  name: string
  type: string
  value: string
  autocomplete: string
  checked?: boolean
  dataset?: Readonly<Record<string, string | undefined>>
}

/** What a form may keep; `data-kept` says it where it is written in the page's language. */
export function fieldsToKeep(elements: Iterable<Field>): KeptFields {
  // A password that its player looks at is in a field of text.
  const kept = [...elements].filter(
    ({ name, type, autocomplete, checked }) =>
      name !== '' &&
      KEPT_TYPES.has(type) &&
      (type !== 'radio' || checked) &&
      !autocomplete.endsWith('password'),
  )
  return Object.fromEntries(
    kept.map(({ name, type, value, checked = false, dataset }) => [
      name,
      type === 'checkbox' ? checked : (dataset?.['kept'] ?? value),
    ]),
  )
}

const KEPT_TYPES: ReadonlySet<string> = new Set([
  'text',
  'email',
  'tel',
  'checkbox',
  'radio',
  'select-one',
])
