import { boolean, nullable, object, string, union } from '@touchline/contract/schema'

import type { KeyValueStorage } from './browser-storage.ts'
import { recordOf, storedJson } from './stored.ts'

/** What a form holds, by the names of its fields. */
export type KeptFields = Readonly<Record<string, string | boolean>>

const KEPT = storedJson(
  'kept_fields',
  null,
  object({
    whose: nullable(string()),
    forms: recordOf(recordOf(union([string(), boolean()]))),
  }),
)

type FormFields = Readonly<Record<string, KeptFields>>

/**
 * Keeps what was typed for forms that open next, by their names; what was kept before goes. Passwords are
 * never kept.
 * @param whose player, null for a visitor: nobody else gets it
 */
export function keepFields(
  storage: KeyValueStorage,
  whose: string | null,
  forms: FormFields,
): void {
  KEPT.write(storage, { whose, forms: { ...forms } })
}

/** The same for all forms of the page that have a name. */
export function keepForms(storage: KeyValueStorage, whose: string | null): void {
  const named = [...document.forms].filter((form) => form.hasAttribute('name'))
  const forms = named.map((form) => [form.getAttribute('name'), fieldsToKeep(fieldsIn(form))])
  keepFields(storage, whose, Object.fromEntries(forms) as FormFields)
}

function fieldsIn(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
}

/** What was kept for the form; told once. */
export function takeFields(
  storage: KeyValueStorage,
  whose: string | null,
  form: string,
): KeptFields {
  const kept = KEPT.read(storage)
  if (kept === null || kept.whose !== whose) return {}
  const { [form]: fields = {}, ...forms } = kept.forms
  if (Object.keys(forms).length === 0) KEPT.forget(storage)
  else keepFields(storage, whose, forms)
  return fields
}

/** What nobody came back for goes with the player. */
export function forgetFields(storage: KeyValueStorage): void {
  KEPT.forget(storage)
}

type Field = {
  name: string
  type: string
  value: string
  autocomplete?: string
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
      autocomplete?.endsWith('password') !== true,
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
  'textarea',
  'time',
])
