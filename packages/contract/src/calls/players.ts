import * as v from 'valibot'

import {
  account,
  accountClosing,
  closing,
  compPoints,
  emailChange,
  player,
  playerChange,
  signIn as signInBody,
  signUp as signUpBody,
  statusGroup,
} from '../schemas/players.ts'
import { currencyCode, text, word } from '../schemas/primitives.ts'
import { signInRecord } from '../schemas/security.ts'
import { defineCall } from './call.ts'

export const openedSession = v.object({
  data: v.object({
    player,
    /** Bearer token, only for a client that asked by `X-Session: token` (embedded mode). */
    token: v.nullable(v.string()),
    /** The player's sign-in before this one. */
    previous: v.optional(v.nullable(signInRecord)),
  }),
})

export const signIn = defineCall({
  name: 'signIn',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in',
  version: 1,
  refusals: [401, 403, 429],
  body: signInBody,
  response: openedSession,
})

export const signUp = defineCall({
  name: 'signUp',
  api: 'platform',
  method: 'POST',
  path: '/users',
  version: 1,
  status: 201,
  refusals: [409, 422, 429],
  body: signUpBody,
  response: openedSession,
})

export const signOut = defineCall({
  name: 'signOut',
  api: 'platform',
  method: 'DELETE',
  path: '/users/sign_out',
  version: 1,
})

export const getPlayer = defineCall({
  name: 'getPlayer',
  api: 'platform',
  method: 'GET',
  path: '/player',
  version: 1,
  access: 'player',
  /**
   * Fields that a form has just filled, for a backend that keeps them elsewhere and reads them anew
   * (GAP-25). The reference backend answers all of them as they are, asked for or not.
   */
  query: v.object({ fields: v.optional(text(1_000)) }),
  response: v.object({ data: player }),
})

export const updatePlayer = defineCall({
  name: 'updatePlayer',
  api: 'platform',
  method: 'PATCH',
  path: '/player',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  body: playerChange,
  response: v.object({ data: player }),
})

export const acceptTerms = defineCall({
  name: 'acceptTerms',
  api: 'platform',
  method: 'POST',
  path: '/player/terms',
  version: 1,
  access: 'player',
  refusals: [422],
  body: v.object({ version: word }),
  response: v.object({ data: player }),
})

export const updateLocale = defineCall({
  name: 'updateLocale',
  api: 'platform',
  method: 'PATCH',
  path: '/player/update_locale',
  version: 1,
  access: 'player',
  refusals: [422],
  body: v.object({ locale: word }),
  response: v.object({ data: v.object({ language: v.string() }) }),
})

export const listAccounts = defineCall({
  name: 'listAccounts',
  api: 'platform',
  method: 'GET',
  path: '/player/accounts',
  version: 1,
  access: 'player',
  query: v.object({ compatibility: v.optional(word) }),
  response: v.object({
    data: v.array(account),
    /** Another version says that profile, settings or favourites have changed meanwhile. */
    meta: v.optional(v.object({ version: v.string() })),
  }),
})

export const switchAccount = defineCall({
  name: 'switchAccount',
  api: 'platform',
  method: 'POST',
  path: '/player/accounts',
  version: 1,
  access: 'player',
  refusals: [422],
  body: v.object({ currency: currencyCode }),
  response: v.object({ data: v.object({ currency: currencyCode }) }),
})

export const getCompPoints = defineCall({
  name: 'getCompPoints',
  api: 'platform',
  method: 'GET',
  path: '/player/comp_points',
  version: 1,
  access: 'player',
  response: v.object({ data: compPoints }),
})

export const listStatusGroups = defineCall({
  name: 'listStatusGroups',
  api: 'platform',
  method: 'GET',
  path: '/player/status_groups',
  version: 1,
  access: 'player',
  response: v.object({ data: v.array(statusGroup) }),
})

export const changeEmail = defineCall({
  name: 'changeEmail',
  api: 'platform',
  method: 'PUT',
  path: '/player/email',
  version: 1,
  access: 'player',
  refusals: [409, 422, 429],
  body: emailChange,
})

export const getClosing = defineCall({
  name: 'getClosing',
  api: 'platform',
  method: 'GET',
  path: '/player/closing',
  version: 1,
  access: 'player',
  response: v.object({ data: closing }),
})

export const closeAccount = defineCall({
  name: 'closeAccount',
  api: 'platform',
  method: 'POST',
  path: '/player/closing',
  version: 1,
  access: 'player',
  refusals: [409, 429],
  body: accountClosing,
})
