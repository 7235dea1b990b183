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
  useOutcomeState,
} from './use-live-values.ts'

function Values() {
  const outcome = useOutcomeState('m1:1::1')
  const unknown = useOutcomeState('m9:1::1')
  const market = useMarket('m1:1:')
  const match = useMatch('m1')
  const keys = useMarketKeys('m1')
  const connection = useConnectionState()
  const values = [
    outcome,
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

// React asks for the same value when it renders on a server and when it takes a page over.
it('a page is rendered and taken over without the store, whatever it has heard by then', () => {
  const empty = { store: createLiveStore(), connection: createConnectionStore() }
  const live = seeded()
  live.store.apply(marketsChanged({ outcomes: [price('1', 1600)] }))
  expect(live.store.get('m1:1::1')).toMatchObject({ odds: 1600 })
  expect(render(live)).toBe(render(empty))
  expect(render(live)).toBe('<p> true   0 0 connecting</p>')
})

it('says so when there is no context', () => {
  expect(() => renderToString(<Values />)).toThrow('LiveContext')
})
