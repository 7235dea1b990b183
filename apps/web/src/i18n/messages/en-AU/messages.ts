import { messages as english } from '../en/messages.ts'
import { respell } from '../translate.ts'

/** Australia calls a combination a multi. */
export const messages = respell(english, (text) => text.replaceAll('Combo', 'Multi'))
