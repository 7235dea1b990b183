import { packJson, unpackJson } from '../../redis/compressed-json.ts'
import type { FeedMessage } from '../messages.ts'

/** What the stream carries, in the order in which every book applies it. */
export type BookEntry =
  | { readonly kind: 'messages'; readonly messages: readonly FeedMessage[] }
  /** A feed begins: see `Book.beginTerm`. */
  | { readonly kind: 'begin' }
  /** It has announced every match: see `Book.completeTerm`. */
  | { readonly kind: 'complete' }

const NOTHING = Buffer.alloc(0)

export async function encodeEntry(entry: BookEntry): Promise<[kind: string, data: Buffer]> {
  return [entry.kind, entry.kind === 'messages' ? await packJson(entry.messages) : NOTHING]
}

/** @throws for an entry of another version of the product */
export async function decodeEntry(fields: ReadonlyMap<string, Buffer>): Promise<BookEntry> {
  const kind = fields.get('kind')?.toString()
  switch (kind) {
    case 'begin':
    case 'complete':
      return { kind }
    case 'messages':
      // Written by `encodeEntry` alone: the shape is that of its argument.
      return {
        kind,
        messages: (await unpackJson(fields.get('data') ?? NOTHING)) as readonly FeedMessage[],
      }
    default:
      throw new Error(`The book stream holds an entry of unknown kind "${kind}"`)
  }
}
