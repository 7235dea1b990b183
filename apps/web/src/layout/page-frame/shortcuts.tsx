import { useEffect, useState } from 'react'

import { useStore } from '../../store/use-store.ts'
import { ShortcutsDialog } from '../keyboard/shortcuts-dialog.tsx'
import { createShortcutsSwitch } from '../keyboard/shortcuts-switch.ts'
import { usePageShortcuts } from './use-page-shortcuts.ts'

type ShortcutsProps = { isHelpOpen: boolean; onHelp: (open: boolean) => void }

/** The keyboard map and its help. */
export function Shortcuts({ isHelpOpen, onHelp }: ShortcutsProps) {
  const [shortcuts] = useState(() => createShortcutsSwitch())
  const isOn = useStore(shortcuts, (state) => state)
  useEffect(() => shortcuts.restore(), [shortcuts])
  usePageShortcuts(isOn, () => onHelp(true))
  return (
    <ShortcutsDialog
      open={isHelpOpen}
      onClose={() => onHelp(false)}
      isOn={isOn}
      onTurn={(on) => shortcuts.turn(on)}
    />
  )
}
