import type {
  ApiClient,
  SignIn,
  SignInRecord,
  SignUp,
  UserSettings,
  UserSettingsChange,
} from '@touchline/contract'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import type { ReadableStore } from '../../base/store.ts'
import { createStore } from '../../base/store.ts'
import type { AccountActions } from './account-actions.ts'
import { createAccountActions } from './account-actions.ts'
import type { Report } from './load-session.ts'
import { createListeners } from '../../base/listeners.ts'
import { storedMark } from '../../base/stored.ts'
import { loadSession, loadVisitor } from './load-session.ts'
import type { PlaySession, PlaySessionOptions } from './play-session.ts'
import type { SessionTabs } from './session-tabs.ts'
import type { SignOut } from './sign-out.ts'
import { createSignOut } from './sign-out.ts'
import type { SessionState } from './session-state.ts'
import { UNKNOWN_SESSION, visitorSession } from './session-state.ts'

/** Says that a player has signed in on this device (AUTH-22). */
export const REGISTERED = storedMark('is_registered')

/**
 * `player`: they chose to leave, or another player has come in. `expired`: the backend ended the
 * session. `limit`: they have played for as long as they may.
 */
export type SignOutReason = 'player' | 'expired' | 'limit'

export type SignOutNews = {
  /** Another tab of the browser saw it first, and asks the player where there is something to ask. */
  readonly isElsewhere: boolean
  /** `limit`: when play is possible again, where that is known. */
  readonly availableAt: string | null
  /** `limit`: of the time on the site, not of the time at play. */
  readonly isActivity: boolean
  /** Another player is about to be there. */
  readonly isReplaced?: boolean
}

export type SignOutListener = (reason: SignOutReason, news: SignOutNews) => void

export type SessionDependencies = {
  api: ApiClient
  report: Report
  /** By the server's clock, ms since 1970. */
  now: () => number
  /** Opened only in the browser. */
  local: () => KeyValueStorage
  /** Opened when the session starts. */
  tabs: () => SessionTabs
}

export type SessionStore = ReadableStore<SessionState> &
  AccountActions & {
    /** Reads the session once after the first render. @param hasSession a session cookie came along */
    start: (hasSession: boolean) => Promise<void>
    /** @returns the player's sign-in before this one. @throws ApiError where the backend refuses */
    signIn: (credentials: SignIn) => Promise<SignInRecord | null>
    /** Somebody has signed in by another call: reads who it is. */
    enter: () => Promise<void>
    /** @throws ApiError where the backend refuses */
    signUp: (application: SignUp) => Promise<void>
    signOut: () => Promise<void>
    /** For a 401 while logged in: signs out and tells the listeners that the session had expired. */
    expire: () => Promise<void>
    /** RG-09: play is refused for now; RG-07, `isActivity`: the time on the site is used up. */
    endForLimit: (news: Pick<SignOutNews, 'availableAt' | 'isActivity'>) => Promise<void>
    /** @returns whether nobody has come or gone since, as far as the page knows */
    stillHere: () => () => boolean
    /** Resolves once the backend has answered that who came last is at play, or refused it. */
    playBegun: () => Promise<void>
    /** RG-10: goes on playing after a reality check. Failures are reported. */
    continueSession: () => Promise<void>
    /** One after the other, in the order of the presses: the last one holds. @throws ApiError */
    saveSettings: (change: UserSettingsChange) => Promise<void>
    onSignedOut: (listener: SignOutListener) => () => void
    /** What became of a sign-out that the player asked for. */
    onSignOutTold: SignOut['onTold']
    /** A player's own settings arrived: at sign-in, at load and after a change. */
    onSettings: (listener: (settings: UserSettings) => void) => () => void
  }

export function createSessionStore(deps: SessionDependencies): SessionStore {
  const { api, report, local } = deps
  const store = createStore<SessionState>(UNKNOWN_SESSION)
  const signedOut = createListeners<Parameters<SignOutListener>>()
  const settingsRead = createListeners<[UserSettings]>()
  const inOrder = oneByOne()
  const { begin, stillHere } = takeTurns()
  const occupant = followOccupant(part)
  const leaving = createSignOut({ api, report, local })
  const play = playOnceThere({
    ...deps,
    stillHere,
    onLimit: (availableAt) => void leave('limit', { availableAt }),
    onUnauthorized: () => void leave('expired'),
  })

  async function load(read: () => Promise<SessionState>): Promise<void> {
    const isHere = begin()
    store.setState((state) =>
      state.authStatus === 'UNKNOWN' ? { ...state, authStatus: 'PENDING' } : state,
    )
    const next = await read()
    if (!isHere()) return
    occupant.makeWay(next)
    store.setState(() => next)
    if (next.authStatus !== 'LOGGED_IN') return
    REGISTERED.set(local())
    if (next.settings !== null) settingsRead.tell(next.settings)
    await play.start(isHere)
  }

  function part(reason: SignOutReason, more: Partial<SignOutNews>): void {
    occupant.leave(reason === 'player')
    store.setState((state) => visitorSession(state.settings, reason !== 'player'))
    REGISTERED.forget(local())
    play.stop()
    signedOut.tell(reason, { isElsewhere: false, availableAt: null, isActivity: false, ...more })
  }

  /** @param more `isElsewhere`: another tab has told the backend already */
  async function leave(reason: SignOutReason, more: Partial<SignOutNews> = {}): Promise<void> {
    if (store.getState().authStatus !== 'LOGGED_IN') return
    const isHere = begin()
    part(reason, more)
    if (more.isElsewhere !== true) {
      tabs.tell(reason === 'player' ? 'signedOut' : reason)
      await leaving.tell(reason)
    }
    const { settings } = await loadVisitor(api, report)
    if (isHere() && settings !== null) store.setState((state) => ({ ...state, settings }))
  }

  const tabs = openedOnce(deps.tabs, (news) => {
    if (news === 'signedIn') void come()
    else void leave(news === 'signedOut' ? 'player' : news, { isElsewhere: true })
  })

  function come(): Promise<void> {
    leaving.forget()
    return load(() => loadSession(api, report))
  }

  async function enter(): Promise<void> {
    await come()
    if (store.getState().authStatus === 'LOGGED_IN') tabs.tell('signedIn')
  }

  return {
    getState: store.getState,
    getFirstState: store.getFirstState,
    subscribe: store.subscribe,
    ...createAccountActions({ api, report, store, stillHere }),
    start(hasSession) {
      tabs.open()
      // They chose to leave, and the backend had not heard of it when the page went.
      const isLeaving = hasSession && leaving.isUnfinished()
      if (isLeaving) void leaving.tell('player')
      return load(() => (hasSession && !isLeaving ? loadSession : loadVisitor)(api, report))
    },
    async signIn(credentials) {
      const { data } = await api('signIn', { body: credentials })
      await enter()
      return data.previous ?? null
    },
    async signUp(application) {
      await api('signUp', { body: application })
      await enter()
    },
    enter,
    stillHere,
    signOut: () => leave('player'),
    expire: () => leave('expired'),
    endForLimit: (news) => leave('limit', news),
    ...play.calls,
    saveSettings(change) {
      const isHere = stillHere()
      return inOrder(async () => {
        if (!isHere()) return
        const { data } = await api('saveSettings', { body: change })
        if (!isHere()) return
        store.setState((state) => ({ ...state, settings: data }))
        settingsRead.tell(data)
      })
    },
    onSignedOut: signedOut.add,
    onSignOutTold: leaving.onTold,
    onSettings: settingsRead.add,
  }
}

/** Everything that decides who is signed in begins a turn: only the latest may write. */
function takeTurns() {
  let turn = 0
  const stillHere = () => {
    const mine = turn
    return () => mine === turn
  }
  const begin = () => {
    turn += 1
    return stillHere()
  }
  return { begin, stillHere }
}

/** Each call begins when the one before has ended, however that was. */
function oneByOne() {
  let last = Promise.resolve()
  return (call: () => Promise<void>) => (last = last.then(call, call))
}

/** Tabs share one session: what happens to it in one of them holds in all. */
function openedOnce(open: () => SessionTabs, listener: Parameters<SessionTabs['listen']>[0]) {
  let tabs: SessionTabs | undefined
  return {
    open(): void {
      if (tabs !== undefined) return
      tabs = open()
      tabs.listen(listener)
    },
    tell: (news: Parameters<SessionTabs['tell']>[0]) => tabs?.tell(news),
  }
}

/** Who is at the page, as the backend says. @param part of whoever was there before */
function followOccupant(part: (reason: SignOutReason, more: Partial<SignOutNews>) => void) {
  /** The player, until the page has told that they have left. */
  let here: string | null = null
  /** Whose things the page holds, for longer where the session has ended by itself. */
  let whose: string | null = null
  return {
    makeWay({ profile, isMissing }: SessionState): void {
      if (isMissing) return
      const id = profile?.id ?? null
      const isReplaced = id !== null && whose !== null && whose !== id
      if (isReplaced || (here !== null && here !== id)) {
        part(isReplaced ? 'player' : 'expired', { isElsewhere: true, isReplaced })
      }
      here = id
      whose = id ?? whose
    },
    leave(isChosen: boolean): void {
      here = null
      if (isChosen) whose = null
    },
  }
}

/** What tells the backend of play comes with the first player. Failures are reported. */
function playOnceThere(options: PlaySessionOptions) {
  let loading: Promise<PlaySession> | undefined
  let begun: Promise<void> | undefined
  async function act(does: (session: PlaySession) => Promise<void>): Promise<void> {
    try {
      loading ??= import('./play-session.ts').then((late) => late.createPlaySession(options))
      await does(await loading)
    } catch (error) {
      loading = undefined
      options.report(error)
    }
  }
  return {
    start: (isHere: () => boolean) => {
      begun = act(async (session) => (isHere() ? session.start() : undefined))
      return begun
    },
    calls: {
      // Who listens to the session hears of a player before play is begun.
      playBegun: () => Promise.resolve().then(() => begun),
      continueSession: () => act((session) => session.goOn()),
    },
    stop: () => void loading?.then((session) => session.stop()),
  }
}

/** Resolves once it is settled who is at the page: a player or a visitor. */
export function sessionKnown(session: Pick<SessionStore, 'getState' | 'subscribe'>): Promise<void> {
  const isKnown = () => !['UNKNOWN', 'PENDING'].includes(session.getState().authStatus)
  if (isKnown()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!isKnown()) return
      stop()
      resolve()
    })
  })
}
