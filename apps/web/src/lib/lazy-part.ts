import { lazy, type ComponentType } from 'react'

import { completeMessages } from '../i18n/load-messages.ts'

/**
 * React's `lazy` for a part that the player asked for. Its texts may be among those that a first
 * view is without, so it waits for both.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), completeMessages()])
    return { default: part }
  })
}
