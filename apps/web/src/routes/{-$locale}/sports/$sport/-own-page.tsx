import {
  PageBlocks,
  readPage,
  usePage,
  type PageReader,
} from '../../../../features/blocks/page-blocks.tsx'
import { NotFoundPage } from '../../../../layout/not-found-page.tsx'
import { useSession } from '../../../../player/session/use-session.ts'
import { BLOCK_KINDS } from '../../-block-kinds.ts'
import styles from './-own-page.module.css'

/** @returns null for one that is not there, or is not for who asks as far as that is known */
export function readOwnPage(services: PageReader, slug: string) {
  return readPage(services, { slug, kinds: BLOCK_KINDS })
}

/** INFO-03: a page that the operator made. */
export function OwnPage({ slug }: { slug: string }) {
  const page = usePage(slug)
  const isKnown = useSession((state) => state.authStatus !== 'UNKNOWN')
  if (page === null) return isKnown && <NotFoundPage />
  return (
    <>
      <h1 className={styles['title']}>{page.title}</h1>
      <PageBlocks page={page} kinds={BLOCK_KINDS} />
    </>
  )
}
