import { type ReactElement, useState } from 'react'

import { Button, Card, CardHeader, OddsGroup, type OddsState } from '../src/index.ts'
import styles from './gallery.module.css'
import { MovingOdds } from './moving-odds.tsx'

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
          {cells.map((cell) => (
            <DrawnCell key={cell.label} cell={cell} place="wide" moves={moves} />
          ))}
        </OddsGroup>
        <OddsGroup label="Three narrow columns" columns={3} className={styles['narrow']}>
          {cells.map((cell) => (
            <DrawnCell key={cell.label} cell={cell} place="narrow" moves={moves} />
          ))}
        </OddsGroup>
      </div>
    </Card>
  )
}

function DrawnCell({ cell, place, moves }: { cell: Cell; place: string; moves: number }) {
  const { label, state = 'open', selected = false, direction, ...rest } = cell
  const stateReason = state === 'suspended' ? 'suspended' : undefined
  return (
    <MovingOdds
      {...rest}
      label={label}
      odds={1950}
      state={state}
      selected={selected}
      direction={direction}
      moves={moves}
      outcomeId={`${place}:${label}`}
      accessibleName={`${label}, Demonstration`}
      stateReason={stateReason}
    />
  )
}
