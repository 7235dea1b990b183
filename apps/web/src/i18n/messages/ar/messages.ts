import { messages as english } from '../en/messages.ts'
import { translate } from '../translate.ts'
import { alerts } from './own/alerts.ts'
import { betBuilder } from './own/bet-builder.ts'
import { catalogue } from './own/catalogue.ts'
import { errors } from './own/errors.ts'
import { favourites } from './own/favourites.ts'
import { forms } from './own/forms.ts'
import { layout } from './own/layout.ts'
import { match } from './own/match.ts'
import { words } from './own/words.ts'
import { myBets } from './own/my-bets.ts'
import { odds } from './own/odds.ts'
import { quickBet } from './own/quick-bet.ts'
import { receipts } from './own/receipts.ts'
import { search } from './own/search.ts'
import { session } from './own/session.ts'
import { settings } from './own/settings.ts'
import { sharing } from './own/sharing.ts'
import { slip } from './own/slip.ts'

export const messages = translate(english, {
  alerts,
  betBuilder,
  catalogue,
  errors,
  favourites,
  forms,
  layout,
  match,
  words,
  myBets,
  odds,
  quickBet,
  receipts,
  search,
  session,
  settings,
  sharing,
  slip,
})
