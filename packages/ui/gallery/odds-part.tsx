import { type ReactElement, useState } from 'react'

import { Button, Card, CardHeader, OddsButton, OddsGroup, type OddsState } from '../src/index.ts'
import styles from './gallery.module.css'

type Cell = {
  label: string
  state?: OddsState
  direction?: 'up' | 'down'
  selected?: boolean
  boostedFrom?: string
  line?: string
}

const cells: readonly Cell[] = [
  { label: 'Open' },
  { label: 'Selected', selected: true },
  { label: 'Rise', direction: 'up' },
  { label: 'Fall', direction: 'down' },
  { label: 'Suspended', state: 'suspended' },
  { label: 'Stale', state: 'stale' },
  { label: 'Closed', state: 'closed' },
  { label: 'Boosted', boostedFrom: '1.80' },
  { label: 'Selected rise', selected: true, direction: 'up' },
  { label: 'Selected, suspended', selected: true, state: 'suspended' },
  { label: 'Over', line: '2.5' },
  { label: 'A very long player name that ends', direction: 'down' },
]

export function OddsPart(): ReactElement {
  const [moves, setMoves] = useState(0)
  return (
    <Card>
      <CardHeader
        title="Odds button"
        end={
          <Button size="small" onClick={() => setMoves(moves + 1)}>
            Move again
          </Button>
        }
      />
      <div className={styles['columns']}>
        <OddsGroup label="Two columns" columns={2}>
          {cells.map((cell) => drawCell(cell, 'wide', moves))}
        </OddsGroup>
        <OddsGroup label="Three narrow columns" columns={3} className={styles['narrow']}>
          {cells.map((cell) => drawCell(cell, 'narrow', moves))}
        </OddsGroup>
      </div>
    </Card>
  )
}

function drawCell(cell: Cell, place: string, moveCount: number): ReactElement {
  const { label, state = 'open', selected = false, ...rest } = cell
  return (
    <OddsButton
      key={label}
      {...rest}
      label={label}
      price="1.95"
      odds={1950}
      state={state}
      selected={selected}
      moveCount={moveCount}
      outcomeId={`${place}:${label}`}
      accessibleName={`${label}, Demonstration, 1.95`}
      stateReason={state === 'suspended' ? 'suspended' : undefined}
    />
  )
}
