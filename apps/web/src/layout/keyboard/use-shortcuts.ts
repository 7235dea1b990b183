import { useEffect, useEffectEvent } from 'react'

import { readKey, type PendingKey, type Shortcut } from './key-map.ts'
import { pressedKey } from './pressed-key.ts'

/** Returns whether it did anything: only then is the key taken from the browser. */
export type ShortcutActions = Readonly<Record<Shortcut, () => boolean>>

/** Listens for the keyboard map while it is turned on. */
export function useShortcuts(isOn: boolean, actions: ShortcutActions): void {
  const perform = useEffectEvent((shortcut: Shortcut) => actions[shortcut]())
  useEffect(() => {
    if (!isOn) return undefined
    let pending: PendingKey = null
    const listen = (event: KeyboardEvent) => {
      const pressed = pressedKey(event)
      if (pressed === null) return
      const step = readKey(pending, pressed, event.timeStamp)
      pending = step.pending
      if (step.shortcut !== null && perform(step.shortcut)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
