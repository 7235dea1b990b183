import { useParams } from '@tanstack/react-router'
import { Skeleton } from '@touchline/ui'

import { parseSegment } from '../../addresses/links.ts'
import { useIsOffline } from '../../base/use-is-offline.ts'
import { PagePending } from './page-pending.tsx'
import { PageStack } from './page/page-section.tsx'
import styles from './event-pending.module.css'

/** A match or a race that no list has shown: its head and panels, or runners; what else has a list. */
export function EventPending() {
  const { slug = '' } = useParams({ strict: false })
  if (useIsOffline() || parseSegment(slug).kind !== 'match') return <PagePending />
  return (
    <PageStack>
      <Skeleton shape="block" blockSize={112} />
      <div className={styles['panels']}>
        {Array.from({ length: 9 }, (_, at) => (
          <Skeleton key={at} shape="block" blockSize={232} />
        ))}
      </div>
    </PageStack>
  )
}
