import { useNavigate } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { MOST_MATCHES } from '../board-search.ts'
import { keepBoard, restoreBoard } from '../choice/kept-board.ts'
import { linkedMatch } from './linked-match.ts'
import styles from './dock.module.css'

/** Stands at the foot of the screen while a match is dragged. */
export function Dock() {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    const begin = ({ dataTransfer }: DragEvent) =>
      setDragged(dataTransfer !== null && linkedMatch(dataTransfer) !== null)
    const end = () => setDragged(false)
    document.addEventListener('dragstart', begin)
    document.addEventListener('dragend', end)
    return () => {
      document.removeEventListener('dragstart', begin)
      document.removeEventListener('dragend', end)
    }
  }, [])
  if (!isDragged) return null
  return (
    <Waiting>
      <MatchInfoTexts>
        <DropPlace />
      </MatchInfoTexts>
    </Waiting>
  )
}

function DropPlace() {
  const t = useTranslations('matchInfo.board')
  const { alerts } = useServices()
  const navigate = useNavigate()
  const links = useLinks()
  const [isOver, setOver] = useState(false)

  function add(id: string) {
    const { matches } = restoreBoard()
    const isFull = matches.length >= MOST_MATCHES && !matches.includes(id)
    const next = isFull ? matches : [...matches.filter((each) => each !== id), id]
    keepBoard({ matches: next })
    const most = String(MOST_MATCHES)
    alerts.queue.push({
      tone: 'info',
      title: isFull ? t('full', { most }) : t('count', { count: String(next.length), most }),
      key: 'board',
      action: {
        label: t('open'),
        onAction: () => void navigate({ ...links.live(), search: { view: 'board' } }),
      },
    })
  }

  return (
    <div
      className={styles['dock']}
      data-over={isOver || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'link'
      }}
      onDrop={(event) => {
        event.preventDefault()
        const id = linkedMatch(event.dataTransfer)
        if (id !== null) add(id)
      }}
    >
      <Icon name="board" />
      {t('drop')}
    </div>
  )
}
