import { VisuallyHidden } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import {
  PageBlocks,
  readPage,
  usePage,
  type PageReader,
} from '../../../features/blocks/page-blocks.tsx'
import { BLOCK_KINDS } from '../-block-kinds.ts'

const HOME = { slug: 'home', kinds: BLOCK_KINDS }

const hasOwn = (page: Awaited<ReturnType<typeof readPage>>) =>
  page === null || page.blocks.some(({ type }) => type === 'home')

/** Reads what the operator put on the home page, and the product's own part where that has a place. */
export async function readHomeBlocks(
  services: PageReader,
  readOwn: () => Promise<void>,
): Promise<void> {
  if (hasOwn(await readPage(services, HOME))) await readOwn()
}

/** BROWSE-02: the home page as the operator made it. */
export function HomeBlocks({ own }: { own: ReactNode }) {
  const t = useTranslations('catalogue.head')
  const page = usePage(HOME.slug)
  if (page === null) return own
  return (
    <>
      {!hasOwn(page) && <VisuallyHidden level={1}>{t('homeTitle')}</VisuallyHidden>}
      <PageBlocks page={page} kinds={HOME.kinds} own={own} />
    </>
  )
}
