import { useServices } from '../base/services.ts'
import { useStore } from '../base/use-store.ts'
import type { Preferences } from './preferences.ts'

export function usePreferences<Part>(select: (preferences: Preferences) => Part): Part {
  return useStore(useServices().preferences, select)
}
