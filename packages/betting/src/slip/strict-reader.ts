import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'

/** Readers of untrusted JSON: each returns the value or throws, so that nothing half-read is kept. */

export class UnreadableError extends Error {
  constructor(what: string) {
    super(`Unreadable ${what}`)
    this.name = 'UnreadableError'
  }
}

export type Fields = Readonly<Record<string, unknown>>

export function readFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadableError(what)
  }
  return value as Fields
}

export function readList<T>(value: unknown, what: string, read: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new UnreadableError(what)
  return value.map((item: unknown) => read(item))
}

export function readString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new UnreadableError(what)
  return value
}

export function readBoolean(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw new UnreadableError(what)
  return value
}

export function readCount(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new UnreadableError(what)
  }
  return value
}

export function readAmount(value: unknown, what: string): Amount {
  if (typeof value !== 'string' || !/^\d{1,16}$/.test(value)) throw new UnreadableError(what)
  return amountOf(BigInt(value))
}

export function readOneOf<T extends string>(value: unknown, known: readonly T[], what: string): T {
  const found = known.find((item) => item === value)
  if (found === undefined) throw new UnreadableError(what)
  return found
}

export function readIf<T>(value: unknown, isFine: (value: unknown) => value is T, what: string): T {
  if (!isFine(value)) throw new UnreadableError(what)
  return value
}

export function readNullable<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null ? null : read(value)
}
