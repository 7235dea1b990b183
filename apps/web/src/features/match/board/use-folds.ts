import { useState } from 'react'

import type { Panel } from '../markets/market-panels.ts'

/** Which panels are folded: all or none, but for those that the player turned since. */
export type Folds = { all: boolean; turned: ReadonlySet<string> }

export const UNFOLDED: Folds = { all: false, turned: new Set() }

export function isFolded({ all, turned }: Folds, key: string): boolean {
  return turned.has(key) !== all
}

export function turnFold({ all, turned }: Folds, key: string): Folds {
  const next = new Set(turned)
  if (!next.delete(key)) next.add(key)
  return { all, turned: next }
}

/** What one button does to them: folds all, or unfolds all where every one is folded. */
export function foldAll(folds: Folds, panels: readonly Panel[]): Folds {
  return { all: !isAllFolded(folds, panels), turned: new Set() }
}

export function isAllFolded(folds: Folds, panels: readonly Panel[]): boolean {
  return panels.length > 0 && panels.every(({ key }) => isFolded(folds, key))
}

export type FoldControl = { isFolded: (key: string) => boolean; turn: (key: string) => void }

export function useFolds() {
  const [folds, setFolds] = useState(UNFOLDED)
  const control: FoldControl = {
    isFolded: (key) => isFolded(folds, key),
    turn: (key) => setFolds((now) => turnFold(now, key)),
  }
  return { folds, setFolds, control }
}
