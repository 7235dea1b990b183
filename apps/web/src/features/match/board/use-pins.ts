import { usePreferences } from '../../../preferences/use-preferences.ts'

const NONE: readonly number[] = []

/** Ids of the markets that the player pinned in a sport. */
export function usePins(sportKey: string): readonly number[] {
  return usePreferences(({ pins }) => pins[sportKey] ?? NONE)
}
