import { createDelta } from 'fossil-delta'
import { asciiJson } from '../ascii-json.ts'
import type { Publication } from '../channels/history.ts'

/**
 * The JSON of a publication for those who asked for deltas: its data is a text, the whole document
 * or, where that is shorter, how it follows from the one before.
 *
 * @param previous the publication that the client has last; undefined: none
 */
function deltaPublicationJson(publication: Publication, previous: Publication | undefined): string {
  const document = documentOf(publication)
  const delta = previous === undefined ? undefined : deltaBetween(documentOf(previous), document)
  const tail = publication.json.slice(publication.dataEnd, -1)
  return delta === undefined || delta.length >= document.length
    ? `{"data":${asciiJson(document)}${tail}}`
    : `{"data":${asciiJson(delta)}${tail},"delta":true}`
}

/** A run of publications, each but the first as it follows from the one before it. */
export function deltaRun(
  publications: readonly Publication[],
  previous: Publication | undefined,
): string[] {
  return publications.map((publication, index) =>
    deltaPublicationJson(publication, index === 0 ? previous : publications[index - 1]),
  )
}

const dataStart = '{"data":'.length

function documentOf({ json, dataEnd }: Publication): string {
  return json.slice(dataStart, dataEnd)
}

/** Both are ASCII, so that bytes and characters are the same. */
function deltaBetween(source: string, target: string): string {
  const delta = createDelta<Uint8Array | number[]>(
    Buffer.from(source, 'latin1'),
    Buffer.from(target, 'latin1'),
  )
  return Buffer.from(delta).toString('latin1')
}
