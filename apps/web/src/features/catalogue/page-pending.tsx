import { Skeleton } from '@touchline/ui'

import { useIsOffline } from '../../base/use-is-offline.ts'
import { MatchListSkeleton } from './list/match-list-skeleton.tsx'
import { PageOffline } from './page-offline.tsx'
import { PageStack } from './page/page-section.tsx'

/** A list page on its way: title and rows in their final sizes, or why nothing comes. */
export function PagePending() {
  if (useIsOffline()) return <PageOffline />
  return (
    <PageStack>
      <div aria-hidden style={{ blockSize: 64 }}>
        <Skeleton inlineSize={160} blockSize={14} />
        <Skeleton inlineSize={240} blockSize={32} style={{ marginBlockStart: 12 }} />
      </div>
      <MatchListSkeleton groups={4} rows={4} />
    </PageStack>
  )
}
