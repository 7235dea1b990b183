/** The other tabs of this browser that show the same site. */
export type OtherTabs = {
  post: (message: unknown) => void
  listen: (listener: (message: unknown) => void) => void
  /** Marks this tab as placing until the returned function is called, or the tab is gone. */
  holdPlacing: () => () => void
  /** Resolves when no tab that was placing before is placing any more. */
  placingOver: () => Promise<void>
}

/** What a tab gets to come back after a reload in the middle of a placement. */
const RELOAD_MS = 3_000
/** Where the browser has no locks, a tab that placed and fell silent is believed for this long. */
const PATIENCE_MS = 15_000

/**
 * For the browser; a tab alone where it has no channels.
 * @param ticket what is shared: the tabs' slips do not hear their bet builders
 */
export function browserOtherTabs(ticket: 'slip' | 'builder'): OtherTabs {
  let opened: BroadcastChannel | null = null
  // Not before it is used: the server renders the same page.
  const channel = () =>
    'BroadcastChannel' in window ? (opened ??= new BroadcastChannel(`touchline.${ticket}`)) : null
  return {
    post: (message) => channel()?.postMessage(message),
    listen: (listener) =>
      channel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    holdPlacing: () => holdPlacing(lockOf(ticket)),
    placingOver: () => placingOver(lockOf(ticket)),
  }
}

function lockOf(ticket: string): string {
  return `touchline.${ticket}.placing`
}

function holdPlacing(lock: string): () => void {
  const held = Promise.withResolvers<void>()
  void locks()?.request(lock, () => held.promise)
  return held.resolve
}

async function placingOver(lock: string): Promise<void> {
  const manager = locks()
  if (manager === undefined) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    return
  }
  // Locks are given in the order in which they were asked for.
  await manager.request(lock, () => undefined)
  // A tab that is loaded again takes up its placement and says so.
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
}

/** Missing outside a secure context. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

/** A page without the slip's machine asks whether another tab has something in the slip. */
export const HELLO = 'hello'
export const HERE = 'here'

export function isHello(message: unknown): boolean {
  return message === HELLO
}

export function isHere(message: unknown): boolean {
  return message === HERE
}
