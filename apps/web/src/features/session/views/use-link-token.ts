import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { PageParameter } from '../../../addresses/page-parameters.ts'

/**
 * The token that the link of an e-mail brought along (GAP-24). It is kept while the view is open,
 * also after `forget` has taken it out of the address.
 */
export function useLinkToken(parameter: PageParameter): {
  token: string | null
  forget: () => void
} {
  const { history } = useRouter()
  const { searchStr } = useLocation()
  const [token] = useState(() => new URLSearchParams(searchStr).get(parameter))
  return {
    token,
    forget() {
      const url = new URL(window.location.href)
      if (!url.searchParams.has(parameter)) return
      url.searchParams.delete(parameter)
      history.replace(`${url.pathname}${url.search}${url.hash}`)
    },
  }
}
