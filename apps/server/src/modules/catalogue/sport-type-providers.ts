import type { SportType } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import type { ProviderId } from '../../feed/messages.ts'
import type { SportTypeProviders } from '../../settings/sport-type-providers.ts'
import type { TestProviders } from './test-providers.ts'

const TYPES = ['sport', 'cybersport', 'horse_racing'] as const satisfies readonly SportType[]

/** Who may serve each type of sport, the one to take first in front: of those that there are. */
export function sportTypeProviders(
  book: Book,
  named: SportTypeProviders,
  tried: TestProviders = {},
): Partial<Record<SportType, ProviderId[]>> {
  const present = [...book.providers().keys()]
  return Object.fromEntries(
    TYPES.map((type) => {
      const usual = named[type]?.filter((provider) => present.includes(provider)) ?? present
      const own = tried[type]
      return [type, own === undefined ? usual : [own]]
    }),
  )
}

/** SET-06: the first provider of the sport's type that is at work; the first of all where none is. */
export function servingProvider(
  book: Book,
  type: SportType,
  named: SportTypeProviders,
  tried: TestProviders = {},
): ProviderId | null {
  const names = sportTypeProviders(book, named, tried)[type] ?? []
  const statuses = book.providers()
  return names.find((name) => statuses.get(name) === 'active') ?? names[0] ?? null
}
