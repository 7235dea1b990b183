import { lazy, useEffect, type ComponentType } from 'react'

import { completeMessages } from '../../i18n/load-messages.ts'

/**
 * React's `lazy` for a part that the player asked for. Its texts may be among those that a first
 * view is without, so it waits for both. Where it cannot be had the page stays as it is, and once
 * it has gone it is asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
        const [part] = await Promise.all([load(), completeMessages()])
        return { default: part }
      } catch (error) {
        reportError(error)
        return { default: Missing }
      }
    })

  let Part = begin()
  return function LazyPart(props: Props) {
    return <Part {...props} />
  }
}
