import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createConnectionStore } from '../client/connection-store.ts'
import { createLiveStore } from '../store/create-live-store.ts'
import { buildMarket, buildMatch, marketsChanged, price } from '../testing/fixtures.ts'
import { LiveContext, type Live } from './live-context.ts'
import {
  useConnectionState,
  useMarket,
  useMarketKeys,
  useMatch,
  useOutcome,
} from './use-live-values.ts'

function Values() {
  const outcome = useOutcome('m1:1::1')
  const unknown = useOutcome('m9:1::1')
  const market = useMarket('m1:1:')
  const match = useMatch('m1')
  const keys = useMarketKeys('m1')
  const connection = useConnectionState()
  const values = [
    outcome?.odds,
    outcome?.state,
    unknown === undefined,
    market?.status,
    match?.totalScore?.home,
    keys.length,
    useMarketKeys('m9').length,
    connection,
  ]
  return <p>{values.join(' ')}</p>
}

function seeded(): Live {
  const store = createLiveStore({ schedule: (run) => run() })
  store.applySnapshot({ matches: [buildMatch({ mainMarket: buildMarket() })] })
  return { store, connection: createConnectionStore() }
}

function render(live: Live): string {
  return renderToString(
    <LiveContext value={live}>
      <Values />
    </LiveContext>,
  )
}

it('renders the values of the snapshot on the server', () => {
  expect(render(seeded())).toBe('<p>1500 open true 1 1 1 0 connecting</p>')
})

it('hydrates with the values that the server rendered, though newer ones are here', () => {
  const live = seeded()
  live.store.apply(marketsChanged({ outcomes: [price('1', 1600)] }))
  expect(live.store.get('m1:1::1')).toMatchObject({ odds: 1600 })
  expect(render(live)).toBe('<p>1500 open true 1 1 1 0 connecting</p>')
})

it('says so when there is no context', () => {
  expect(() => renderToString(<Values />)).toThrow('LiveContext')
})
