import type { SlipKernel } from './kernel.ts'
import { LONG_AGO, parseEntry } from './placement-journal.ts'
import type { PlacementRunner } from './placement.ts'
import type { SlipStoreState } from './state.ts'
import { JOURNAL, storedJournal, type StoredEntry } from './stored.ts'

/** What tabs tell each other of a placement. */
export type PlacingSignal =
  /** `placing`: the tab has sent it. `open`: nobody could say what became of it, and it is asked at the next press. */
  | { readonly kind: 'placing' | 'open'; readonly journal: StoredEntry | null }
  /** What became of it is known, and in the slip that was told. */
  | { readonly kind: 'placed'; readonly reference: string | null }

/** A placement of another tab, until it is known how it ended: outlives a reload of this one. */
const ELSEWHERE = storedJournal('placement_elsewhere')

type Held = {
  readonly release: () => void
  readonly reference: string | null
  /** Its slip is the one of all tabs; else what was placed cannot be missing from it. */
  readonly hasSlip: boolean
}

/**
 * Tells other tabs that this one is placing, and keeps this one from it while another one is. Where
 * that tab is gone without a word, this one takes its placement over, and asks about it before
 * anything else can be placed.
 */
export function signPlacing(
  kernel: SlipKernel,
  placements: Pick<PlacementRunner, 'resume'>,
  say: (signal: PlacingSignal) => void,
) {
  const { otherTabs } = kernel.deps
  const outcomes = createOutcomes(kernel)
  const others = waitForOthers(kernel, (entry) => {
    outcomes.takeOver(entry)
    placements.resume()
  })
  let held: Held | null = null

  function tellPlacing(): void {
    say({ kind: 'placing', journal: outcomes.journal() })
  }

  function tellOpen(): boolean {
    const journal = outcomes.journal()
    if (journal !== null) say({ kind: 'open', journal })
    return journal !== null
  }

  function tellPlaced(reference: string | null): void {
    say({ kind: 'placed', reference })
    if (reference !== null) outcomes.learn(reference)
  }

  return {
    begin(): void {
      if (held !== null) return
      const hasSlip = holdsPlaced(kernel.getState())
      held = { release: otherTabs.holdPlacing(), reference: outcomes.open(), hasSlip }
      tellPlacing()
    },
    end(): void {
      if (held === null) return
      const { release, reference, hasSlip } = held
      held = null
      // Other tabs that hear nothing ask themselves, and take what was placed out of the slip.
      if (!tellOpen()) {
        if (hasSlip) tellPlaced(reference)
        else outcomes.keep(reference)
      }
      release()
    },
    /** For a tab that was opened meanwhile. */
    repeat(): void {
      outcomes.known().forEach(tellPlaced)
      if (held === null) tellOpen()
      else tellPlacing()
    },
    hear(signal: PlacingSignal): void {
      switch (signal.kind) {
        case 'placing':
          return void others.wait(signal.journal)
        case 'open':
          outcomes.takeOver(signal.journal)
          return others.freeAfter(referenceOf(signal.journal))
        case 'placed':
          if (signal.reference !== null) outcomes.learn(signal.reference)
          return others.freeAfter(signal.reference)
      }
    },
    takeUp: () => others.takeUp(),
    free: () => others.free(),
  }
}

/** A tab that took a placement over may not have had the slip that it was made of. */
function holdsPlaced({ slip, hasRestoreFailed }: SlipStoreState): boolean {
  const placed = slip.processingBets.flatMap((bet) => bet.selections)
  return !hasRestoreFailed && placed.every(({ id }) => slip.selectedOutcomeIds.includes(id))
}

/** What this tab knows of placements besides the one that it shows. */
function createOutcomes(kernel: SlipKernel) {
  const storage = () => kernel.deps.storages().session
  /** Other tabs may be told of these: what was placed is missing from the slip of all tabs. */
  const known = new Set<string>()
  /** This tab alone has shown how these ended. */
  const shown = new Set<string>()
  const journal = () => JOURNAL.read(storage())
  const open = () => referenceOf(journal())
  return {
    journal,
    /** The reference whose outcome is not known; null for none. */
    open,
    known: (): readonly string[] => [...known],
    /** Writes it down as one that is only asked about, beside none of this tab's own. */
    takeOver(entry: StoredEntry | null): void {
      const reference = referenceOf(entry)
      if (entry === null || reference === null) return
      if (known.has(reference) || shown.has(reference)) return
      if (open() === null) JOURNAL.write(storage(), { ...entry, pressedAt: LONG_AGO })
    },
    /** Whoever asks next for it has asked for itself. */
    keep(reference: string | null): void {
      if (reference !== null) shown.add(reference)
    },
    /** What one tab has asked about need not be asked again in another. */
    learn(reference: string): void {
      known.add(reference)
      if (kernel.getState().phase !== 'idle' || open() !== reference) return
      JOURNAL.forget(storage())
      kernel.setState((state) =>
        state.failure?.isOpen === true ? { ...state, failure: null } : state,
      )
    },
  }
}

/** Keeps this tab from placing while another one is. @param onGone that tab has not said how it ended */
function waitForOthers(kernel: SlipKernel, onGone: (entry: StoredEntry | null) => void) {
  const storage = () => kernel.deps.storages().session
  /** Only the end of the latest one that was heard of frees this tab. */
  let heard = 0
  let awaited: string | null = null

  function free(): void {
    heard += 1
    awaited = null
    ELSEWHERE.forget(storage())
    kernel.setState((state) =>
      state.isPlacingElsewhere ? { ...state, isPlacingElsewhere: false } : state,
    )
  }

  async function wait(entry: StoredEntry | null): Promise<void> {
    heard += 1
    const mine = heard
    awaited = referenceOf(entry)
    if (entry === null) ELSEWHERE.forget(storage())
    else ELSEWHERE.write(storage(), entry)
    kernel.setState((state) => ({ ...state, isPlacingElsewhere: true }))
    await kernel.deps.otherTabs.placingOver()
    if (mine !== heard) return
    onGone(entry)
    free()
  }

  return {
    wait,
    free,
    /** @param reference null in words of a tab of an earlier version, which are about the latest one */
    freeAfter(reference: string | null): void {
      if (awaited === null || reference === null || reference === awaited) free()
    },
    /** What this tab had heard of before it was loaded again. */
    takeUp(): void {
      const entry = ELSEWHERE.read(storage())
      if (entry !== null) void wait(entry)
    },
  }
}

function referenceOf(entry: StoredEntry | null): string | null {
  return entry === null ? null : (parseEntry(entry)?.body.meta.reference ?? null)
}
