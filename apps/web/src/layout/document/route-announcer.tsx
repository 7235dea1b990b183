import { useRouter } from '@tanstack/react-router'
import { VisuallyHidden } from '@touchline/ui'
import { useEffect, useState } from 'react'

/** Tells a screen reader which page was reached: the browser does so for documents only. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) setTitle(document.title)
      }),
    [router],
  )
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
