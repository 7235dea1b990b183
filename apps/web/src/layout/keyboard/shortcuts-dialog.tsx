import { Dialog, Switch } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import styles from './shortcuts-dialog.module.css'

const ROWS = [
  { text: 'goHome', keys: ['g', 'h'] },
  { text: 'goLive', keys: ['g', 'l'] },
  { text: 'goBoard', keys: ['g', 'm'] },
  { text: 'goMyBets', keys: ['g', 'b'] },
  { text: 'search', keys: ['/'] },
  { text: 'goFavourites', keys: ['g', 'f'] },
  { text: 'odds', keys: ['o'] },
  { text: 'moveInOdds', keys: ['←', '↑', '↓', '→'] },
  { text: 'select', keys: ['Enter'] },
  { text: 'stake', keys: ['s'] },
  { text: 'quickBet', keys: ['q'] },
  { text: 'accept', keys: ['a'] },
  { text: 'place', keys: ['Ctrl', 'Enter'] },
  { text: 'help', keys: ['?'] },
] as const

type ShortcutsDialogProps = {
  onClose: () => void
  isOn: boolean
  onTurn: (on: boolean) => void
}

/** What `?` opens: the keyboard map and its switch. */
export function ShortcutsDialog({ onClose, isOn, onTurn }: ShortcutsDialogProps) {
  const t = useTranslations('layout.shortcuts')
  const words = useTranslations('words')
  const { myBetsHidden } = useSystemSettings().platform
  const rows = ROWS.filter(({ text }) => text !== 'goMyBets' || !myBetsHidden)
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={words('close')}>
      <dl className={styles['list']} data-off={!isOn || undefined}>
        {rows.map(({ text, keys }) => (
          <div key={text} className={styles['row']}>
            <dt>{t(text)}</dt>
            <dd className={styles['keys']} dir="ltr">
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('switch')}
        hint={t('switchHint')}
        checked={isOn}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
