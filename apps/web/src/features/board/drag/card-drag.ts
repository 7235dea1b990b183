import type { PointerEvent } from 'react'

const CARD = '[data-board-card]'

/**
 * Moves a card by its grip, by mouse and by touch. What is dragged follows the pointer without
 * rendering; nothing else moves until it is dropped.
 * @param onDrop place from 0 that it was dropped on
 */
export function beginCardDrag(
  event: PointerEvent<HTMLElement>,
  onDrop: (place: number) => void,
): void {
  const { currentTarget: grip, clientX, clientY, pointerId, button } = event
  const card = grip.closest<HTMLElement>(CARD)
  if (card === null || button !== 0) return
  event.preventDefault()
  grip.setPointerCapture(pointerId)
  card.dataset['dragged'] = ''
  const listening = new AbortController()
  let over: HTMLElement | undefined

  function aim(next: HTMLElement | undefined) {
    if (next === over) return
    delete over?.dataset['target']
    over = next
    if (over !== undefined) over.dataset['target'] = ''
  }

  function move(moved: globalThis.PointerEvent) {
    if (card === null) return
    card.style.translate = `${moved.clientX - clientX}px ${moved.clientY - clientY}px`
    aim(cardAt(moved.clientX, moved.clientY, card))
  }

  function end(isDropped: boolean) {
    listening.abort()
    const target = over
    aim(undefined)
    if (card === null) return
    card.style.translate = ''
    delete card.dataset['dragged']
    if (isDropped && target !== undefined) {
      onDrop(Array.from(document.querySelectorAll(CARD)).indexOf(target))
    }
  }

  const { signal } = listening
  grip.addEventListener('pointermove', move, { signal })
  grip.addEventListener('pointerup', () => end(true), { signal })
  grip.addEventListener('pointercancel', () => end(false), { signal })
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end(false)
  }
  window.addEventListener('keydown', onKey, { signal })
}

function cardAt(x: number, y: number, dragged: HTMLElement): HTMLElement | undefined {
  const cards = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>(CARD))
  return cards.find((card) => card !== null && card !== dragged) ?? undefined
}
