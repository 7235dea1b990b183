import { messages as french } from '../fr/messages.ts'
import { respell } from '../translate.ts'

/** Québec writes letters by courriel and leaves no space before these marks. */
export const messages = respell(french, (text) =>
  text.replaceAll(/ ([;!?])/g, '$1').replaceAll('e-mail', 'courriel'),
)
