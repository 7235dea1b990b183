import { account as english } from '../en/account.ts'
import { translate } from '../translate.ts'
import { account as own } from './own/account.ts'

export const account = translate(english, own)
