import { rememberForFirstPaint } from './cookies.ts'
import type { PreferencesStore } from './preferences.ts'

/** Keeps this device calm, or lets it move again. */
export function chooseCalm(store: PreferencesStore, calm: boolean): void {
  store.setState((state) => ({ ...state, calm }))
  rememberForFirstPaint('calm', calm ? 'true' : null)
}
