import { useEffect, useState } from 'react'

import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { takeEarlyText } from '../../base/early-keys.ts'
import { useServices } from '../../base/services.ts'
import { useTopModal } from '../../parts/modals/use-modal.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { RECENT } from './recent-searches.ts'
import { WaitingField } from './waiting-field.tsx'

/** The matcher, the index of names and what shows them come when the search is opened. */
const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)

/**
 * Shows the search where it is asked for: by button, `/`, or `?modal=search_modal`. Once per page, and
 * there from the first moment: until the dialog's code is, a field of its own takes what is typed.
 */
export function SearchHost() {
  const { session } = useServices()
  const top = useTopModal()
  useEffect(
    () =>
      session.onSignedOut((reason) => {
        if (reason === 'player') RECENT.forget(browserStorages().local)
      }),
    [session],
  )
  return top?.name === 'search_modal' ? <OpenSearch /> : null
}

function OpenSearch() {
  const [typed, setTyped] = useState(takeEarlyText)
  return (
    <Waiting fallback={<WaitingField typed={typed} onText={setTyped} />}>
      <SearchDialog typed={typed} />
    </Waiting>
  )
}
