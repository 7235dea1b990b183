import { MATCH_STATUS, type Match } from '@touchline/contract'
import { useState } from 'react'

import { useServices } from '../../../base/services.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { foldPitch } from '../../../preferences/preferences.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'

export type PitchFold = { isOffered: boolean; isOpen: boolean; turn: () => void }

/**
 * Every match in play has a pitch, until the player folds it away on this device. On an open page it
 * neither comes with the kick-off nor goes with the final whistle: nothing moves.
 */
export function usePitch(match: Match): PitchFold {
  const { preferences } = useServices()
  const isLive = useLiveMatch(match).status === MATCH_STATUS.live
  const isFolded = usePreferences(({ foldsPitch }) => foldsPitch)
  const [isOpen, setOpen] = useState(isLive && !isFolded)
  function turn() {
    setOpen(!isOpen)
    foldPitch(preferences, isOpen)
  }
  return { isOffered: isLive || isOpen, isOpen, turn }
}
