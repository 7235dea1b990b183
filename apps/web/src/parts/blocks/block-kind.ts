import type { PageBlockOf, PageBlockType } from '@touchline/contract'
import type { ComponentType } from 'react'

import type { PageData } from '../../data/page-data.ts'
import { lazyPart } from '../late/lazy-part.tsx'

export type BlockProps<Type extends PageBlockType> = { block: PageBlockOf<Type> }

/** How one type of block is shown. One that has nothing to show renders nothing, its title neither. */
export type BlockKind<Type extends PageBlockType> = {
  Block: ComponentType<BlockProps<Type>>
  /** Reads what its first render shows; the server writes a page in one go. */
  read?: (services: PageData, block: PageBlockOf<Type>) => Promise<unknown>
}

export type LateKind<Type extends PageBlockType> = {
  Block: ComponentType<BlockProps<Type>>
  /** Fetches the code before it is shown. */
  load: () => Promise<void>
  read: (services: PageData, block: PageBlockOf<Type>) => Promise<void>
}

/** A type of block with a look of its own; `home` is the product's part of the home page. */
export type ShownType = Exclude<PageBlockType, 'home'>

/** Every type of block, each with code that comes with the first block of it. */
export type BlockKinds = { readonly [Type in ShownType]: LateKind<Type> }

export function lateKind<Type extends PageBlockType>(
  fetch: () => Promise<BlockKind<Type>>,
): LateKind<Type> {
  const Part = lazyPart(async () => (await fetch()).Block)
  return {
    Block: Part,
    load: Part.load,
    async read(services, block) {
      const [kind] = await Promise.all([fetch(), Part.load()])
      await kind.read?.(services, block)
    },
  }
}
