import { createListeners } from './listeners.ts'

/** The smallest store that React can subscribe to. States are immutable. */
export type Store<State> = {
  getState: () => State
  /** The state that the store was made with, which is what the server rendered. */
  getFirstState: () => State
  setState: (change: (state: State) => State) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = createListeners()
  return {
    getState: () => state,
    getFirstState: () => initial,
    setState(change) {
      const next = change(state)
      if (Object.is(next, state)) return
      state = next
      listeners.tell()
    },
    subscribe: listeners.add,
  }
}

/** What a component needs of a store to show it. */
export type ReadableStore<State> = Pick<Store<State>, 'getState' | 'getFirstState' | 'subscribe'>
