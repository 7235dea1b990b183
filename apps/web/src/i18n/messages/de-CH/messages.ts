import { messages as german } from '../de/messages.ts'
import type { Messages } from '../en/messages.ts'
import { respell } from '../translate.ts'

/** Switzerland writes no ß. */
export const messages: Messages = respell(german, (text) => text.replaceAll('ß', 'ss'))
