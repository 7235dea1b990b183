import type { Store } from './store.ts'

/** Calls back each time that something which went on in a store is over. @returns ends it */
export function onOver(
  store: Pick<Store<unknown>, 'subscribe'>,
  isGoingOn: () => boolean,
  listener: () => void,
): () => void {
  let wasGoingOn = isGoingOn()
  return store.subscribe(() => {
    const goesOn = isGoingOn()
    const isOver = wasGoingOn && !goesOn
    wasGoingOn = goesOn
    if (isOver) listener()
  })
}
