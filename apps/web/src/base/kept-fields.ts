import type { KeyValueStorage } from './browser-storage.ts'

const KEY = 'kept_fields'

/** What a form holds, by the names of its fields. */
export type KeptFields = Readonly<Record<string, string | boolean>>

/** Keeps what was typed for the form of this name that opens next. Passwords are never kept. */
export function keepFields(storage: KeyValueStorage, form: string, fields: KeptFields): void {
  storage.setItem(KEY, JSON.stringify({ form, fields }))
}

/** What was kept for the form; told once. */
export function takeFields(storage: KeyValueStorage, form: string): KeptFields {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as { form?: unknown; fields?: unknown }
    if (kept.form !== form || typeof kept.fields !== 'object' || kept.fields === null) return {}
    storage.removeItem(KEY)
    const fields = Object.entries(kept.fields as Record<string, unknown>)
    return Object.fromEntries(fields.filter(isField))
  } catch {
    return {}
  }
}

type Field = {
  name: string
  type: string
  value: string
  autocomplete: string
  checked?: boolean
}

/** What a form may keep. */
export function fieldsToKeep(elements: Iterable<Field>): KeptFields {
  // A password that its player looks at is in a field of text.
  const kept = [...elements].filter(
    ({ name, type, autocomplete }) =>
      name !== '' && KEPT_TYPES.has(type) && !autocomplete.endsWith('password'),
  )
  return Object.fromEntries(
    kept.map(({ name, type, value, checked = false }) => [
      name,
      type === 'checkbox' ? checked : value,
    ]),
  )
}

const KEPT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'checkbox', 'select-one'])

function isField(entry: [string, unknown]): entry is [string, string | boolean] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'boolean'
}
