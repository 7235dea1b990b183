import { PLAYER_FIELD_KEYS } from '../../settings/settings.ts'
import type { PlayerFieldKey } from '../../settings/settings.ts'
import type { PlayerRow } from './player-repository.ts'

export type PlayerField = { readonly key: PlayerFieldKey; readonly required: boolean }

/** Fields of a profile, and which of them a player must fill in before going on. */
export function playerFields(required: readonly PlayerFieldKey[]): PlayerField[] {
  return PLAYER_FIELD_KEYS.map((key) => ({ key, required: required.includes(key) }))
}

export function missingFields(
  row: Pick<PlayerRow, PlayerFieldKey>,
  required: readonly PlayerFieldKey[],
): string[] {
  return required.filter((key) => row[key] === null)
}
