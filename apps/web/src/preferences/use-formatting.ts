import { createContext, use } from 'react'

import type { Formatting } from './formatting.ts'

export const FormattingContext = createContext<Formatting | null>(null)

/** Formatting in the page's language and the player's zone. */
export function useFormatting(): Formatting {
  const formatting = use(FormattingContext)
  if (formatting === null) throw new Error('No FormattingProvider')
  return formatting
}
