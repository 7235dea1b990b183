import { Button, EmptyState, Icon, sportPicture, Switch, VisuallyHidden } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { MatchInfoTexts } from '../../i18n/match-info-texts.tsx'
import { LiveNotice } from '../../parts/alerts/live-notice.tsx'
import { MOST_MATCHES, type BoardSearch } from './board-search.ts'
import { BoardGrid } from './board-grid.tsx'
import { keepBoard } from './choice/kept-board.ts'
import { useBoard, type Board } from './choice/use-board.ts'
import { Tray } from './tray/tray.tsx'
import styles from './board-page.module.css'

type BoardPageProps = {
  search: BoardSearch
  /** Leads to the same matches as rows. */
  views: ReactNode
}

/** Up to eight matches side by side, for a page that stays open. */
export function BoardPage(props: BoardPageProps) {
  return (
    <MatchInfoTexts>
      <Page {...props} />
    </MatchInfoTexts>
  )
}

function Page({ search, views }: BoardPageProps) {
  const t = useTranslations('matchInfo.board')
  const board = useBoard(search)
  return (
    <div className={styles['page']}>
      <div className={styles['line']}>
        <Icon name="board" />
        <h1 className={styles['title']}>{t('title')}</h1>
        <span className={styles['views']}>{views}</span>
      </div>
      <BoardNote board={board} />
      <Tray board={board} />
      {board.ids.length === 0 ? <Nothing board={board} /> : <BoardGrid board={board} />}
      <LiveNotice />
      <VisuallyHidden>
        <span role="status">{board.words}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Who chose the matches, and how the board goes on. */
function BoardNote({ board }: { board: Board }) {
  const t = useTranslations('matchInfo.board')
  const { ids, isChosen, keepsFull, chooseAgain } = board
  return (
    <div className={styles['note']}>
      <p className={styles['words']}>
        {isChosen
          ? t('count', { count: String(ids.length), most: String(MOST_MATCHES) })
          : t('chosenForYou')}
      </p>
      {isChosen && (
        <Button size="small" tone="ghost" icon="refresh" onClick={chooseAgain}>
          {t('chooseForMe')}
        </Button>
      )}
      <Switch
        className={styles['switch']}
        label={t('keepFull')}
        checked={keepsFull}
        onChange={({ currentTarget }) => keepBoard({ keepsFull: currentTarget.checked })}
      />
    </div>
  )
}

function Nothing({ board }: { board: Board }) {
  const t = useTranslations('matchInfo.board')
  return (
    <EmptyState
      picture={sportPicture()}
      title={board.offered.length > 0 ? t('emptyTitle') : t('quietTitle')}
      description={
        board.offered.length > 0 ? t('emptyText', { most: String(MOST_MATCHES) }) : t('quietText')
      }
      action={
        board.offered.length > 0 && (
          <Button tone="primary" onClick={board.chooseAgain}>
            {t('chooseForMe')}
          </Button>
        )
      }
    />
  )
}
