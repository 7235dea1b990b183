import { useNavigate, useSearch } from '@tanstack/react-router'

import type { PageSearch } from './page-parameters.ts'
import type { PageLink } from './page-path.ts'

type Addressed<Asked> = {
  link: PageLink
  read: (search: PageSearch) => Asked
  /** What is so by itself is left out. */
  write: (asked: Asked) => object
}

/** What the address of a page asks for, and how something else is; Back leads to the page before. */
export function useAddressed<Asked extends object>({ link, read, write }: Addressed<Asked>) {
  const search: PageSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const ask = (change: Partial<Asked>) => {
    void navigate({
      ...link,
      // Of the address that is on its way, where one is.
      search: (before: PageSearch) => write({ ...read(before), ...change }),
      replace: true,
      resetScroll: false,
    })
  }
  return [read(search), ask] as const
}
