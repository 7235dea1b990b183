import type { SportType } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'

import type { Book } from '../../feed/book/book.ts'
import type { ProviderId } from '../../feed/messages.ts'

/** FLAG-07: a browser may try another provider; COOKIE-04 says which. */
export type TestProviders = Partial<Record<SportType, ProviderId>>

const COOKIE = 'test_providers'

/** As testers write types, and as calls do. */
const TYPES: Readonly<Record<string, SportType>> = {
  match: 'sport',
  race: 'horse_racing',
  sport: 'sport',
  cybersport: 'cybersport',
  horse_racing: 'horse_racing',
  lottery: 'lottery',
}

/**
 * Reads `match:simulator|race:fixtures`. A value that is not written so is ignored whole; a type or
 * a provider that there is not, by itself.
 */
function readTestProviders(text: string | undefined, book: Book): TestProviders {
  if (text === undefined || !/^\w+:\w+(?:\|\w+:\w+)*$/.test(text)) return {}
  const known = [...book.providers().keys()]
  const chosen = text.split('|').flatMap((pair) => {
    const [typeName = '', name] = pair.split(':')
    const type = Object.hasOwn(TYPES, typeName) ? TYPES[typeName] : undefined
    const provider = known.find((one) => one === name)
    return type === undefined || provider === undefined ? [] : [[type, provider] as const]
  })
  return Object.fromEntries(chosen)
}

/** What the browser that asks has chosen; nothing where the operator lets nobody choose. */
export function testProvidersOf(
  request: FastifyRequest,
  { book, isOn }: { readonly book: Book; readonly isOn: boolean },
): TestProviders {
  return isOn ? readTestProviders(request.cookies[COOKIE], book) : {}
}
