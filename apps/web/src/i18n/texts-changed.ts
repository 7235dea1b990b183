import { createListeners } from '../base/listeners.ts'

/** Told once the page says something in other words than before. */
export const textsChanged = createListeners()
