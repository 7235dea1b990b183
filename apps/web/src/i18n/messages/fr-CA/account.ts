import { account as french } from '../fr/account.ts'
import { respell } from '../translate.ts'

export const account = respell(french, (text) =>
  text
    .replaceAll(/ ([;!?])/g, '$1')
    .replaceAll('E-mail', 'Courriel')
    .replaceAll('e-mail', 'courriel'),
)
