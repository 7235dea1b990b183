import { matchInfo as german } from '../de/match-info.ts'
import { respell } from '../translate.ts'

export const matchInfo = respell(german, (text) => text.replaceAll('ß', 'ss'))
