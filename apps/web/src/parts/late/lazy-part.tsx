import { lazy, useEffect, useState, type ComponentType } from 'react'

import { completeMessages } from '../../i18n/load-messages.ts'

type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches it before it is shown. Never throws: what cannot be had is reported when it is. */
  load: () => Promise<void>
}

/**
 * React's `lazy` for a part that the player asked for. Its texts may be among those that a first
 * view is without, so it waits for both. Where it cannot be had the page stays as it is, and once
 * it has gone it is asked for again. One that is there shows at once: the server writes a page in
 * one go, and leaves out what it would have to wait for. A silent one has no texts to wait for.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSilent = false } = {},
): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null

  async function fetch(): Promise<ComponentType<Props>> {
    const [part] = await Promise.all([load(), isSilent || completeMessages()])
    arrived = part
    return part
  }

  function Missing() {
    useEffect(
      () => () => {
        Part = begin()
      },
      [],
    )
    return null
  }

  const begin = () =>
    lazy(async () => {
      try {
        return { default: await fetch() }
      } catch (error) {
        reportError(error)
        return { default: Missing }
      }
    })

  let Part = begin()
  function LazyPart(props: Props) {
    const [Shown] = useState(() => arrived ?? Part)
    return <Shown {...props} />
  }
  return Object.assign(LazyPart, {
    load: async () => {
      if (arrived === null) await fetch().catch(() => undefined)
    },
  })
}
