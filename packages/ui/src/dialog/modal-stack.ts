/** Modal elements now open, oldest first: what is outside the last one is out of reach. */
let stack: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

export const modalStack = {
  enter: (element: HTMLElement): void => {
    change([...stack.filter((known) => known !== element), element])
  },
  leave: (element: HTMLElement): void => {
    if (stack.includes(element)) change(stack.filter((known) => known !== element))
  },
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  top: (): HTMLElement | null => stack.at(-1) ?? null,
}
