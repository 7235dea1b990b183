import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useLinks } from '../../addresses/links.ts'
import { isEmbedded } from '../../layout/document/embedded.ts'
import './entry-page.css'

/**
 * EMBED-02: nothing to see. In a frame the line to the host goes on from here; elsewhere there is
 * nothing to wait for.
 */
export function EntryPage() {
  const router = useRouter()
  const links = useLinks()
  useEffect(() => {
    if (!isEmbedded()) void router.navigate({ ...links.home(), replace: true })
  }, [router, links])
  return <div aria-busy />
}
