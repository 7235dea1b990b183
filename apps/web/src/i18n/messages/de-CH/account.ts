import { account as german } from '../de/account.ts'
import { respell } from '../translate.ts'

export const account = respell(german, (text) => text.replaceAll('ß', 'ss'))
