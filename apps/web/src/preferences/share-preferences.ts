import { ODDS_FORMATS } from '@touchline/betting'
import { isTimeZone } from '@touchline/contract'
import {
  array,
  boolean,
  check,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  safeParse,
  string,
} from '@touchline/contract/schema'

import { tabChannel, type TabChannel } from '../base/tabs.ts'
import type { PreferencesStore } from './preferences.ts'

const timeZone = pipe(string(), check(isTimeZone))

/** The usual zone is each tab's own. */
const SHARED = object({
  theme: nullable(picklist(['dark', 'light'])),
  oddsFormat: picklist(ODDS_FORMATS),
  pins: record(string(), array(number())),
  foldsPitch: boolean(),
  calm: boolean(),
  takesDrops: boolean(),
  timeZone,
  ownZone: nullable(timeZone),
})

/**
 * Lets the tabs of the browser show what was chosen in one of them. What is remembered is remembered
 * by that one. @returns what ends it
 */
export function sharePreferences(
  store: PreferencesStore,
  tabs: Pick<TabChannel, 'post' | 'listen'> = tabChannel('touchline.preferences'),
): () => void {
  let known = store.getState()

  function tell(): void {
    const before = new Map<string, unknown>(Object.entries(known))
    known = store.getState()
    const changed = Object.entries(known).filter(([name, value]) => value !== before.get(name))
    if (changed.length > 0) tabs.post(Object.fromEntries(changed))
  }

  /** @param message what has changed alone */
  function hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    const chosen = safeParse(SHARED, { ...store.getState(), ...message })
    if (!chosen.success) return
    known = { ...store.getState(), ...chosen.output }
    store.setState(() => known)
  }

  const stops = [store.subscribe(tell), tabs.listen(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
