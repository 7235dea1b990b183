import type { SportType } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import type { ProviderId } from '../../feed/messages.ts'

const TYPES = ['sport', 'cybersport'] as const satisfies readonly SportType[]

/** Who may serve each type of sport, the one to take first in front. */
export function sportTypeProviders(book: Book): Partial<Record<SportType, ProviderId[]>> {
  const names = [...book.providers().keys()]
  return Object.fromEntries(TYPES.map((type) => [type, names]))
}

/** SET-06: the first provider of the sport's type that is at work; the first of all where none is. */
export function servingProvider(book: Book, type: SportType): ProviderId | null {
  const names = sportTypeProviders(book)[type] ?? []
  const statuses = book.providers()
  return names.find((name) => statuses.get(name) === 'active') ?? names[0] ?? null
}
