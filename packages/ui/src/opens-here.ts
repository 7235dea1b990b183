type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click on a link is for this page: others open a tab or a window of their own. */
export function opensHere({ ctrlKey, metaKey, shiftKey }: Press): boolean {
  return !(ctrlKey || metaKey || shiftKey)
}
