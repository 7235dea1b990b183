import { parseSegment } from '../../../addresses/links.ts'

/** Browsers drag a link as its address, from rows, columns and other windows alike. */
const LINK = 'text/uri-list'

export function carriesLink(data: DataTransfer): boolean {
  return data.types.includes(LINK)
}

/** The match that a dropped link leads to; null for any other link. */
export function linkedMatch(data: Pick<DataTransfer, 'getData'>): string | null {
  const [address = ''] = data.getData(LINK).split(/\r?\n/)
  if (!URL.canParse(address)) return null
  const segment = new URL(address).pathname.split('/').at(-1) ?? ''
  const event = parseSegment(segment)
  return event.kind === 'match' ? event.id : null
}
