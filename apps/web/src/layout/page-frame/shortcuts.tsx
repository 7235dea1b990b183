import { useEffect, useState } from 'react'

import { lateComponent } from '../../parts/late/late-component.tsx'
import { useStore } from '../../base/use-store.ts'
import { replayEarlyKeys } from '../../base/early-keys.ts'
import { revealFocused } from '../keyboard/reveal-focused.ts'
import { createShortcutsSwitch } from '../keyboard/shortcuts-switch.ts'
import { usePageShortcuts } from './use-page-shortcuts.ts'

const ShortcutsDialog = lateComponent(
  async () => (await import('../keyboard/shortcuts-dialog.tsx')).ShortcutsDialog,
)

type ShortcutsProps = { isHelpOpen: boolean; onHelp: (open: boolean) => void }

/** The keyboard map and its help, and what the keys reach in sight. */
export function Shortcuts({ isHelpOpen, onHelp }: ShortcutsProps) {
  const [shortcuts] = useState(() => createShortcutsSwitch())
  const isOn = useStore(shortcuts, (state) => state)
  useEffect(() => shortcuts.restore(), [shortcuts])
  usePageShortcuts(isOn, () => onHelp(true))
  useEffect(replayEarlyKeys, [])
  useEffect(revealFocused, [])
  if (!isHelpOpen) return null
  return (
    <ShortcutsDialog
      onClose={() => onHelp(false)}
      isOn={isOn}
      onTurn={(on) => shortcuts.turn(on)}
    />
  )
}
