import type { Placement, PlacedBet } from '@touchline/contract'
import { BET_ERROR } from '@touchline/contract'

import { memoryStorage, type KeyValueStorage } from '../../../base/browser-storage.ts'
import { noAnswer, refusal } from '../../../testing/fake-api.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { firstMatch, secondMatch, settle, slipKit } from './slip-kit.ts'
import { tabHub } from './tab-hub.ts'

const DELAY_MS = 3_000
const ONE_WAY_MS = 40

/** How the backend and the network treat what is sent now. */
export type Fate = {
  /** Whether a request comes to the backend although its page is left on the way. */
  readonly arrives: boolean
  readonly isLost: boolean
  readonly verdict: 'accepted' | 'rejected' | 'refused'
}

/** A backend with a live delay, and tabs whose pages are left and opened again. For fake timers. */
export function leavingWorld(first: Fate) {
  const backend = liveBackend()
  const hub = tabHub()
  const world = {
    backend,
    fate: first,
    /** Lists and look-ups have no answer. */
    isAway: false,
    /** Ids of bets whose rejection stood in a receipt. */
    read: new Set<string>(),
    tab: () => openTab(memoryStorage(), openPage),
  }

  /** A page that is left reads, writes and hears nothing more. */
  async function openPage(tab: KeyValueStorage) {
    let isOpen = true
    const session: KeyValueStorage = {
      getItem: tab.getItem,
      setItem: (key, value) => (isOpen ? tab.setItem(key, value) : undefined),
      removeItem: (key) => (isOpen ? tab.removeItem(key) : undefined),
    }
    async function travel<Answer>(
      { arrives, isLost }: Pick<Fate, 'arrives' | 'isLost'>,
      ask: () => Answer,
    ): Promise<Answer> {
      if (!isOpen) return never()
      await pause()
      if (!isOpen && !arrives) return never()
      const asked = Promise.resolve().then(ask)
      await Promise.allSettled([asked])
      await pause()
      if (!isOpen) return never()
      if (isLost) throw noAnswer()
      return asked
    }
    const reading = () => ({ arrives: true, isLost: world.isAway })
    const otherTabs = hub.tab()
    const kit = slipKit({
      otherTabs,
      storages: { session, local: memoryStorage() },
      answers: {
        placeBets({ body }) {
          const { fate } = world
          return travel(fate, () => backend.place(body as unknown as Placement, fate))
        },
        closePlacement: ({ body }) =>
          travel(world.fate, () => backend.close(body?.reference ?? '')),
        listBets: () => travel(reading(), () => listed(backend.bets())),
        listMatches: () => travel(reading(), () => listed([firstMatch, secondMatch])),
      },
    })
    const stop = backend.follow(kit.slip.applyBet)
    kit.slip.subscribe(() => {
      for (const { id, status } of kit.slip.getState().receipt) {
        if (isOpen && status === 'rejected') world.read.add(id)
      }
    })
    void kit.start(true)
    await settle()
    return {
      slip: kit.slip,
      leave() {
        isOpen = false
        stop()
        otherTabs.close()
      },
    }
  }

  return world
}

type Page = Awaited<ReturnType<Parameters<typeof openTab>[1]>>

function openTab(
  storage: KeyValueStorage,
  openPage: (
    storage: KeyValueStorage,
  ) => Promise<{ slip: ReturnType<typeof slipKit>['slip']; leave: () => void }>,
) {
  let page: Page | null = null
  return {
    state: () => page?.slip.getState() ?? null,
    dispatch: (command: Parameters<Page['slip']['dispatch']>[0]) => page?.slip.dispatch(command),
    leave() {
      page?.leave()
      page = null
    },
    /** Loads the page again where it is open. */
    async come() {
      page?.leave()
      page = await openPage(storage)
    },
  }
}

/** Places each reference once, decides on a bet at the end of its delay, and tells open pages. */
function liveBackend() {
  const byReference = new Map<string, PlacedBet | 'closed'>()
  const followers = new Set<(bet: PlacedBet) => void>()

  function decide(reference: string, bet: PlacedBet, isAccepted: boolean): void {
    const status = isAccepted ? ('waiting_results' as const) : ('rejected' as const)
    const decided = { ...bet, status, acceptanceAt: null }
    byReference.set(reference, decided)
    for (const tell of followers) tell(decided)
  }

  return {
    bets: () => [...byReference.values()].filter((bet) => bet !== 'closed'),
    /** Whether a placement came here, and was turned down. */
    hasRefused: () => [...byReference.values()].includes('closed'),
    follow(tell: (bet: PlacedBet) => void) {
      followers.add(tell)
      return () => void followers.delete(tell)
    },
    place({ meta: { reference } }: Placement, { verdict }: Fate): { data: PlacedBet[] } {
      const known = byReference.get(reference)
      if (known === 'closed') throw refusal(409, { code: BET_ERROR.placementClosed })
      if (known !== undefined) return { data: [known] }
      if (verdict === 'refused') {
        byReference.set(reference, 'closed')
        throw refusal(422, { code: 101, localizedMessage: 'Price changed' })
      }
      const acceptanceAt = new Date(Date.now() + DELAY_MS).toISOString()
      const bet = aPlacedBet({ id: reference, status: 'submitted', acceptanceAt })
      byReference.set(reference, bet)
      setTimeout(() => decide(reference, bet, verdict === 'accepted'), DELAY_MS)
      return { data: [bet] }
    },
    close(reference: string): { data: PlacedBet[] } {
      const known = byReference.get(reference) ?? 'closed'
      byReference.set(reference, known)
      return { data: known === 'closed' ? [] : [known] }
    },
  }
}

function listed<Item>(data: Item[]) {
  return { data, meta: { pagination: { total: data.length, page: 1, limit: 500, lastPage: 1 } } }
}

const never = () => new Promise<never>(() => undefined)
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, ONE_WAY_MS))
