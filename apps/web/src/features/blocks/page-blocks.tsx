import { useQuery } from '@tanstack/react-query'
import type { PageBlock, SitePageAnswer } from '@touchline/contract'
import type { ReactNode } from 'react'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'
import { sitePageQuery } from '../../data/queries/site-pages.ts'
import type { BlockKinds } from '../../parts/blocks/block-kind.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import { useSession } from '../../player/session/use-session.ts'
import { BlockList, readBlocks } from './block-list.tsx'

type PageBlocksProps = {
  page: SitePageAnswer
  kinds: BlockKinds
  /** What stands where the operator wrote `home`. */
  own?: ReactNode
}

/** The blocks of a page that an operator made. */
export function PageBlocks({ page, kinds, own }: PageBlocksProps) {
  return partsOf(page.blocks).map((part) =>
    'type' in part ? (
      <div key={part.key}>{own}</div>
    ) : (
      <BlockList key={part[0]?.key} blocks={part} kinds={kinds} />
    ),
  )
}

/**
 * A page as it is for a visitor, until it is known who is there; null where there is none. What is
 * published meanwhile is read by `SiteUpdates`.
 */
export function usePage(slug: string): SitePageAnswer | null {
  const services = useServices()
  const player = useSession((state) => state.profile?.id ?? null)
  const { data = null } = useQuery({
    ...sitePageQuery(services, slug, player),
    placeholderData: (before) => before,
  })
  return data
}

type Part = readonly PageBlock[] | PageBlock

/** Lists of blocks, and between them the places of what the product has by itself. */
function partsOf(blocks: SitePageAnswer['blocks']): Part[] {
  const parts: (PageBlock[] | PageBlock)[] = []
  for (const block of blocks) {
    if (block.type === 'unknown') continue
    const last = parts.at(-1)
    if (block.type === 'home') parts.push(block)
    else if (last !== undefined && !('type' in last)) last.push(block)
    else parts.push([block])
  }
  return parts
}

export type PageReader = PageData & { session: Pick<SessionStore, 'getState'> }

/** Reads a page with what its blocks show at first; null where there is none. */
export async function readPage(
  services: PageReader,
  { slug, kinds }: { slug: string; kinds: BlockKinds },
): Promise<SitePageAnswer | null> {
  const player = services.session.getState().profile?.id ?? null
  const page = await services.queryClient.query(sitePageQuery(services, slug, player))
  if (page !== null) await readBlocks(services, { blocks: page.blocks, kinds })
  return page
}
