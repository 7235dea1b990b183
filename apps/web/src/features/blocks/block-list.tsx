import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { PageBlockOf, SentBlock } from '@touchline/contract'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'
import type { BlockKinds, LateKind, ShownType } from '../../parts/blocks/block-kind.ts'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'

const LostBlock = lazyPart(async () => (await import('./lost-block.tsx')).LostBlock)

type BlockListProps = { blocks: readonly SentBlock[]; kinds: BlockKinds }

/** What an operator puts on a page, one under the other; one that fails leaves the others alone. */
export function BlockList({ blocks, kinds }: BlockListProps) {
  const { report } = useServices()
  return blocks.filter(isKnown).map((block) => {
    const { Block } = kindOf(kinds, block)
    return (
      <CatchBoundary
        key={block.key}
        getResetKey={() => block.key}
        errorComponent={Lost}
        onCatch={(error) => report(error)}
      >
        <Waiting>
          <Block block={block} />
        </Waiting>
      </CatchBoundary>
    )
  })
}

function Lost(props: ErrorComponentProps) {
  return (
    <Waiting>
      <LostBlock {...props} />
    </Waiting>
  )
}

/** Reads what the blocks of a page show at first. What fails is told by the block, which asks again. */
export async function readBlocks(
  services: PageData,
  { blocks, kinds }: BlockListProps,
): Promise<void> {
  const reading = blocks.filter(isKnown).map((block) => kindOf(kinds, block).read(services, block))
  for (const read of await Promise.allSettled(reading)) {
    if (read.status === 'rejected') services.report(read.reason)
  }
}

type ShownBlock = PageBlockOf<ShownType>

const isKnown = (block: SentBlock): block is ShownBlock =>
  block.type !== 'unknown' && block.type !== 'home'

function kindOf(kinds: BlockKinds, { type }: ShownBlock) {
  // Of all types its own is meant: the block that it is given is the one that it was found by.
  return kinds[type] as LateKind<ShownType>
}
