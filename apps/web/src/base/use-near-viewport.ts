import { useEffect, useRef, useState, type RefObject } from 'react'

/** THEME-06: how far before the viewport, in px, lazy content is mounted. */
export const VERTICAL_OFFSET = 200

type Watching = {
  /** Once near, near for good. */
  stay?: boolean
  /** How it is watched; the same function with every rendering. */
  watch?: typeof watchNear | undefined
}

/**
 * Whether an element is in or near the viewport. What holds the focus counts as near.
 * @param pinned always near; nothing is observed
 */
export function useNearViewport<E extends Element>(
  pinned: boolean,
  { stay = false, watch = watchNear }: Watching = {},
): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [near, setNear] = useState(false)
  const watching = !pinned && !(stay && near)
  useEffect(() => {
    const observed = element.current
    if (!watching || observed === null) return undefined
    return watch(observed, setNear)
  }, [watching, watch])
  return [element, pinned || near]
}

/**
 * Tells whether the element is in the viewport or less than the offset away.
 * @param offset px
 * @returns ends it
 */
export function watchNear(
  observed: Element,
  tell: (near: boolean) => void,
  offset = VERTICAL_OFFSET,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const inView = entries.at(-1)?.isIntersecting === true
      tell(inView || observed.contains(document.activeElement))
    },
    { rootMargin: `${offset}px 0px` },
  )
  observer.observe(observed)
  return () => observer.disconnect()
}
