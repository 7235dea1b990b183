import styles from './press-answer.module.css'

/** ms that an answer stays, long enough to read a few words twice. */
const SHOWN_MS = 4000
const EDGE_PX = 8

let bubble: HTMLElement | null = null
let stopShowing: (() => void) | null = null

/**
 * Says a few words at a control that was pressed and did nothing, for eye and ear. One answer
 * stands at a time; it goes with the next press, a scroll, or when the control changes its state.
 */
export function answerPress(control: HTMLElement, text: string): void {
  stopShowing?.()
  const answer = bubble?.isConnected === true ? bubble : createBubble()
  bubble = answer
  answer.textContent = text
  answer.showPopover()
  place(answer, control.getBoundingClientRect())

  const listening = new AbortController()
  const watched = new MutationObserver(hide)
  const timer = setTimeout(hide, SHOWN_MS)
  function hide() {
    listening.abort()
    watched.disconnect()
    clearTimeout(timer)
    stopShowing = null
    answer.hidePopover()
  }
  stopShowing = hide
  watched.observe(control, { attributeFilter: ['data-state'] })
  const { signal } = listening
  document.addEventListener('pointerdown', hide, { signal })
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
  document.addEventListener('keydown', hide, { signal })
}

function createBubble(): HTMLElement {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.role = 'status'
  element.className = styles['answer'] ?? ''
  document.body.append(element)
  return element
}

/** Above the control, or below it where the screen ends, or the part of it that a host's window shows. */
function place(answer: HTMLElement, at: DOMRect): void {
  const { offsetWidth, offsetHeight } = answer
  const root = document.documentElement
  const top = Number.parseFloat(root.style.getPropertyValue('--host-top')) || 0
  const centred = at.left + at.width / 2 - offsetWidth / 2
  const most = root.clientWidth - offsetWidth - EDGE_PX
  const above = at.top - offsetHeight - EDGE_PX
  answer.style.left = `${Math.max(EDGE_PX, Math.min(centred, most))}px`
  answer.style.top = `${above >= top + EDGE_PX ? above : at.bottom + EDGE_PX}px`
}
