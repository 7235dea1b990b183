type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a press of a link is for this page: others open a tab or a window of their own, or save it. */
export function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
