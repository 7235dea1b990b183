import { browserStorages, type KeyValueStorage } from '../../base/browser-storage.ts'
import { createStore } from '../../base/store.ts'
import { storedMark } from '../../base/stored.ts'

/** There only where the player turned the keyboard map off. */
const SHORTCUTS_OFF = storedMark('keyboard_shortcuts', 'off')

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
    restore: () => store.setState(() => !SHORTCUTS_OFF.isThere(storage())),
    turn(on: boolean) {
      if (on) SHORTCUTS_OFF.forget(storage())
      else SHORTCUTS_OFF.set(storage())
      store.setState(() => on)
    },
  }
}
