import type { Messages } from '../en/messages.ts'
import { betBuilder } from './bet-builder.ts'
import { catalogue } from './catalogue.ts'
import { words } from './words.ts'
import { errors } from './errors.ts'
import { layout } from './layout.ts'
import { odds } from './odds.ts'
import { match } from './match.ts'
import { alerts } from './alerts.ts'
import { favourites } from './favourites.ts'
import { forms } from './forms.ts'
import { myBets } from './my-bets.ts'
import { quickBet } from './quick-bet.ts'
import { receipts } from './receipts.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { sharing } from './sharing.ts'
import { slip } from './slip.ts'

export const messages: Messages = {
  alerts,
  betBuilder,
  catalogue,
  words,
  errors,
  favourites,
  forms,
  layout,
  match,
  myBets,
  odds,
  quickBet,
  receipts,
  search,
  session,
  settings,
  sharing,
  slip,
}
