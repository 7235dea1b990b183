import {
  messagesToHost,
  messageToHost,
  readFromHost,
  type ToHost,
} from '@touchline/contract/host-messages'

export type HostFinding = {
  readonly rule: 'introduces' | 'target' | 'payloads' | 'height' | 'foreign' | 'nonsense' | 'flood'
  readonly passed: boolean
  /** What was seen, as a sentence. */
  readonly text: string
}

type Checked = {
  /** The frame that the host's page made. */
  readonly frame: HTMLIFrameElement
  /** Address of the site that the page embeds. */
  readonly site: string
  /** How long a page may take to answer, in ms. */
  readonly patienceMs?: number
}

type Posted = { readonly data: unknown; readonly target: string }

const EXAMPLES: ToHost = {
  initialized: {},
  'sign-in': {},
  'sign-up': {},
  deposit: {},
  'token-expired': {},
  'token-refused': {},
  'page-loaded': { path: '/sports/live' },
  'page-wanted': { path: '/sports/football/a-b-m1' },
  'page-size-changed': { height: 1_480, width: 800 },
  'balance-changed': { currency: 'EUR', amount: 1_250 },
  'bet-slip-state-changed': { open: true, count: 2 },
  'top-event-clicked': { matchId: '1', path: '/sports/football/a-b-m1' },
  'notify-modal-triggered': { name: 'signIn', open: true },
  'notify-currency-changed': { currency: 'BTC' },
  'connection-changed': { connected: true },
}

const NONSENSE: readonly unknown[] = [
  null,
  7,
  'sportsbook:page-loaded',
  [],
  {},
  { type: 7 },
  { type: 'sportsbook:' },
  { type: 'sportsbook:__proto__', payload: {} },
  { type: 'sportsbook:of-tomorrow', payload: { height: 9 } },
  { type: 'sportsbook:page-size-changed' },
  { type: 'sportsbook:page-size-changed', payload: { height: 'tall', width: {} } },
  { type: 'sportsbook:page-size-changed', payload: { height: Number.NaN, width: 1 } },
  { type: 'sportsbook:page-size-changed', version: 99, payload: { height: 9_000, width: 1 } },
]

/**
 * Plays the product in a host's own page, and sees what the page makes of it: run it in a test of the
 * host, or in the console of its page. The frame is of no use afterwards.
 */
export async function checkHost({
  frame,
  site,
  patienceMs = 1_000,
}: Checked): Promise<readonly HostFinding[]> {
  const page = frame.ownerDocument.defaultView ?? window
  const { origin } = new URL(site)
  const posted: Posted[] = []
  const faults: string[] = []
  const product = {
    postMessage: (data: unknown, target?: unknown) =>
      void posted.push({ data, target: typeof target === 'string' ? target : '' }),
  }
  // The host compares sources with the frame's window: both are this one from now on.
  Object.defineProperty(frame, 'contentWindow', { value: product, configurable: true })
  const say = (data: unknown, from = origin, source: unknown = product) => {
    const event = new page.MessageEvent('message', { data, origin: from })
    Object.defineProperty(event, 'source', { value: source })
    page.dispatchEvent(event)
  }
  const tell = <Name extends keyof ToHost>(name: Name, payload: ToHost[Name]) =>
    say(messageToHost(name, payload))
  const seen = (event: ErrorEvent) => {
    faults.push(event.message)
    event.preventDefault()
  }
  const until = async (isSo: () => boolean) => {
    const end = Date.now() + patienceMs
    while (!isSo() && Date.now() < end) await new Promise((resolve) => page.setTimeout(resolve, 10))
    return isSo()
  }
  const introductions = () =>
    posted.filter(({ data }) => readFromHost(data)?.name === 'iframe_integration').length

  page.addEventListener('error', seen)
  try {
    const findings: HostFinding[] = []
    const find = (rule: HostFinding['rule'], passed: boolean, text: string) =>
      void findings.push({ rule, passed, text })

    say(messageToHost('initialized', {}), 'https://foreign.example')
    say(messageToHost('initialized', {}), origin, page)
    find(
      'foreign',
      introductions() === 0,
      'A message from another origin, or from another window, is not answered.',
    )

    tell('initialized', {})
    find(
      'introduces',
      await until(() => introductions() > 0),
      'The page answers `initialized` with `iframe_integration`.',
    )

    const before = frame.style.height
    for (const data of NONSENSE) say(data)
    find(
      'nonsense',
      faults.length === 0 && frame.style.height === before,
      `Nonsense, an unknown message and an unknown version change nothing and throw nothing. ${faults.join(' ')}`,
    )

    tell('page-size-changed', { height: 1_480, width: 800 })
    const isFixed = frame.style.height === '100%'
    find(
      'height',
      isFixed || (await until(() => frame.style.height === '1480px')),
      'The frame is as high as the page in it, or as the element around it.',
    )

    faults.length = 0
    for (const name of Object.keys(messagesToHost) as (keyof ToHost)[]) tell(name, EXAMPLES[name])
    const answered = posted.length
    for (let times = 0; times < 500; times += 1) tell('page-loaded', { path: '/sports' })
    await until(() => false)
    find(
      'flood',
      faults.length === 0 && posted.length - answered < 50,
      `Every message is heard without an exception, and many at once are not answered one by one. ${faults.join(' ')}`,
    )

    const foreign = posted.filter(({ target }) => target !== origin)
    find(
      'target',
      foreign.length === 0,
      `Everything is posted to ${origin}, nothing to \`*\`: a token is nobody else's.`,
    )
    const unread = posted.filter(({ data }) => readFromHost(data) === null)
    find(
      'payloads',
      unread.length === 0,
      `Everything that is posted is a message of the protocol. ${unread.map(({ data }) => JSON.stringify(data)).join(' ')}`,
    )
    return findings
  } finally {
    page.removeEventListener('error', seen)
  }
}
