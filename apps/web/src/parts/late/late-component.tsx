import { useEffect, type ComponentType } from 'react'

import { completeMessages } from '../../i18n/load-messages.ts'
import { onFirstSign } from '../../base/first-sign.ts'
import { useInSlices } from '../../base/use-in-slices.ts'
import { createStore } from '../../base/store.ts'
import { useStore } from '../../base/use-store.ts'

/** Until what is needed and did not come is asked for again; then twice as long each time. */
const FIRST_PAUSE_MS = 3_000

type LateComponent<Props extends object> = ComponentType<Props> & { fetch: () => void }

/**
 * A component whose code is no part of the first view. It is fetched with the player's first sign,
 * by `fetch`, or when it is shown with nothing in its place. Once there, it renders in the same
 * step as any other, without the moment of nothing that `lazy` puts before it.
 * @param Before what stands in its place until then, on the server too. Nothing in it may be
 *   pressed: an element that is replaced under a finger loses the tap.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> | null = null,
): LateComponent<Props> {
  const known = createStore<ComponentType<Props> | null>(Before)
  let fetching: Promise<void> | null = null
  let isNeeded = false
  let pauseMs = FIRST_PAUSE_MS

  async function fetchOnce(): Promise<void> {
    const [part] = await Promise.all([load(), completeMessages()])
    known.setState(() => part)
  }

  function fetchAhead(): void {
    fetching ??= fetchOnce().catch((error: unknown) => {
      fetching = null
      reportError(error)
      if (!isNeeded) return
      setTimeout(fetchAhead, pauseMs)
      pauseMs *= 2
    })
  }

  function fetch(): void {
    isNeeded = true
    fetchAhead()
  }

  function Late(props: Props) {
    // What comes late mounts in slices, between which a press is heard.
    const Component = useInSlices(useStore(known, (part) => part))
    useEffect(() => {
      if (Before === null) fetch()
    }, [])
    return Component === null ? null : <Component {...props} />
  }

  onFirstSign(fetchAhead)
  return Object.assign(Late, { fetch })
}
