import { browserStorages, type KeyValueStorage } from '../../base/browser-storage.ts'
import { createStore } from '../../base/store.ts'

/** Storage key; present only where the player turned the keyboard map off. */
export const SHORTCUTS_KEY = 'keyboard_shortcuts'

/** Whether single keys act, remembered on the device. */
export function createShortcutsSwitch(
  storage: () => KeyValueStorage = () => browserStorages().local,
) {
  const store = createStore<boolean>(true)
  return {
    getState: store.getState,
    getFirstState: store.getFirstState,
    subscribe: store.subscribe,
    /** Reads what the device remembers; in the browser, after the first render. */
    restore: () => store.setState(() => storage().getItem(SHORTCUTS_KEY) !== 'off'),
    turn(on: boolean) {
      if (on) storage().removeItem(SHORTCUTS_KEY)
      else storage().setItem(SHORTCUTS_KEY, 'off')
      store.setState(() => on)
    },
  }
}
