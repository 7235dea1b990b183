import { createContext, use } from 'react'

/** Says to what stands in the centre that header, columns and `<main>` are there already. */
export const InsideShell = createContext(false)

export function useInsideShell(): boolean {
  return use(InsideShell)
}
