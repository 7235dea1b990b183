import { useEffect } from 'react'

/**
 * Says on `<html>` that the frame around it reacts, and notes when. Stands in every frame, after its
 * content.
 */
export function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
    performance.mark('hydrated')
  }, [])
  return null
}
