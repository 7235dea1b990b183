import { useEffect } from 'react'

/**
 * Names the document by what is shown, where the address alone does not tell it; before that, and
 * with null, the title of the route stands.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    const own = `${title} · Touchline`
    document.title = own
    return () => {
      // The next page may have its own already.
      if (document.title === own) document.title = before
    }
  }, [title])
}
