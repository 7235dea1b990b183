import { matchInfo as english } from '../en/match-info.ts'
import { translate } from '../translate.ts'
import { matchInfo as own } from './own/match-info.ts'

export const matchInfo = translate(english, own)
