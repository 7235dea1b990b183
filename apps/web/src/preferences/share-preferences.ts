import { normalizeOddsFormat } from '@touchline/betting'
import {
  boolean,
  nullable,
  object,
  optional,
  picklist,
  record,
  array,
  number,
  safeParse,
  string,
} from '@touchline/contract/schema'

import { tabChannel, type TabChannel } from '../base/tabs.ts'
import type { PreferencesStore } from './preferences.ts'

const CHOICES = object({
  theme: optional(nullable(picklist(['dark', 'light']))),
  oddsFormat: optional(string()),
  pins: optional(record(string(), array(number()))),
  foldsPitch: optional(boolean()),
  calm: optional(boolean()),
  takesDrops: optional(boolean()),
})

/** The zone is the browser's own. */
const SHARED = ['theme', 'oddsFormat', 'pins', 'foldsPitch', 'calm', 'takesDrops'] as const

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
    const before = known
    known = store.getState()
    const names = SHARED.filter((name) => before[name] !== known[name])
    if (names.length === 0) return
    tabs.post(Object.fromEntries(names.map((name) => [name, known[name]])))
  }

  function hear(message: unknown): void {
    const told = safeParse(CHOICES, message)
    if (!told.success) return
    const state = store.getState()
    const { theme = state.theme, pins = state.pins, foldsPitch = state.foldsPitch } = told.output
    const { calm = state.calm, takesDrops = state.takesDrops } = told.output
    const oddsFormat = normalizeOddsFormat(told.output.oddsFormat ?? state.oddsFormat)
    known = { ...state, theme, pins, foldsPitch, calm, takesDrops, oddsFormat }
    store.setState(() => known)
  }

  const stops = [store.subscribe(tell), tabs.listen(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
