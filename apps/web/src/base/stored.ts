import type { GenericSchema, InferInput, InferOutput } from '@touchline/contract/schema'
import {
  array,
  check,
  pipe,
  record,
  safeParse,
  string,
  transform,
  unknown,
} from '@touchline/contract/schema'

import type { KeyValueStorage } from './browser-storage.ts'

type Readable = Pick<KeyValueStorage, 'getItem'>
type Writable = Pick<KeyValueStorage, 'setItem'>
type Removable = Pick<KeyValueStorage, 'removeItem'>

/** One thing that stays in a storage of the browser: its key, and what it has to look like. */
export type Stored<Read, Written> = {
  readonly key: string
  /** null where nothing is, and for anything that does not fit. */
  readonly read: (storage: Readable) => Read | null
  readonly write: (storage: Writable, value: Written) => void
  readonly forget: (storage: Removable) => void
  /** Whether something is there, fitting or not: tells whether it is worth reading. */
  readonly isThere: (storage: Readable) => boolean
}

type StoredBy<Schema extends GenericSchema> = Stored<InferOutput<Schema>, InferInput<Schema>>

/**
 * A value that is kept as JSON.
 * @param version stands in the object and has to be this one; null for a format from before
 * versions, which gets one when it changes
 */
export function storedJson<Schema extends GenericSchema>(
  key: string,
  version: number | null,
  schema: Schema,
): StoredBy<Schema> {
  return stored(key, {
    read(text) {
      const value = parseJson(unknown(), text)
      return version === null || versionOf(value) === version ? fit(schema, value) : null
    },
    write: (value) => JSON.stringify(version === null ? value : Object.assign({ version }, value)),
  })
}

/** A short text: an id, a choice, a mark. */
export function storedText<Schema extends GenericSchema<string, unknown>>(
  key: string,
  schema: Schema,
): StoredBy<Schema> {
  return stored(key, { read: (text) => fit(schema, text), write: (text) => text })
}

/** Something that is so, or of which nothing is said. */
export function storedMark(key: string, word = 'true') {
  return {
    key,
    isThere: (storage: Readable) => storage.getItem(key) === word,
    set: (storage: Writable) => storage.setItem(key, word),
    forget: (storage: Removable) => storage.removeItem(key),
  }
}

/** null for what is no JSON, and for what does not fit. */
export function parseJson<Schema extends GenericSchema>(
  schema: Schema,
  text: string,
): InferOutput<Schema> | null {
  try {
    return fit(schema, JSON.parse(text))
  } catch {
    return null
  }
}

/** A list of which only what fits is taken. */
export function listOf<Schema extends GenericSchema>(item: Schema) {
  type Item = InferInput<Schema>
  const fits = (value: unknown) => safeParse(item, value).success
  const list = pipe(
    array(unknown()),
    transform((values) => values.filter(fits)),
  )
  return list as GenericSchema<readonly Item[], Item[]>
}

/** Values by name, of which only those that fit are taken. */
export function recordOf<Schema extends GenericSchema>(item: Schema) {
  type Item = InferInput<Schema>
  const fits = ([, value]: [string, unknown]) => safeParse(item, value).success
  const byName = pipe(
    unknown(),
    check((values) => !Array.isArray(values)),
    record(string(), unknown()),
    transform((values) => Object.fromEntries(Object.entries(values).filter(fits))),
  )
  return byName as GenericSchema<Readonly<Record<string, Item>>, Record<string, Item>>
}

type Format<Read, Written> = {
  read: (text: string) => Read | null
  write: (value: Written) => string
}

function stored<Read, Written>(
  key: string,
  { read, write }: Format<Read, Written>,
): Stored<Read, Written> {
  return {
    key,
    read(storage) {
      const text = storage.getItem(key)
      return text === null ? null : read(text)
    },
    write: (storage, value) => storage.setItem(key, write(value)),
    forget: (storage) => storage.removeItem(key),
    isThere: (storage) => storage.getItem(key) !== null,
  }
}

function fit<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> | null {
  const result = safeParse(schema, value)
  return result.success ? result.output : null
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : null
}
