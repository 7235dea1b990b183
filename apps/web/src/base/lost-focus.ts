/** Gives the focus to what has come in place of what had it; leaves it where a player put it. */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement } = document
  const isLost = activeElement === null || activeElement === document.body
  if (!isLost && !(activeElement instanceof HTMLDialogElement)) return
  const first = element?.querySelector<HTMLElement>('[data-autofocus]') ?? element
  first?.focus()
}
