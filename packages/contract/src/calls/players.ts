import * as v from 'valibot'

import {
  account,
  compPoints,
  player,
  playerChange,
  signIn as signInBody,
  signUp as signUpBody,
  statusGroup,
} from '../schemas/players.ts'
import { currencyCode, text, word } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

const session = v.object({
  data: v.object({
    player,
    /** Bearer token, only for a client that asked by `X-Session: token` (embedded mode). */
    token: v.nullable(v.string()),
  }),
})

export const signIn = defineCall({
  name: 'signIn',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in',
  version: 1,
  refusals: [401, 403, 429],
  summary: 'Open a session by e-mail and password',
  body: signInBody,
  response: session,
})

export const signUp = defineCall({
  name: 'signUp',
  api: 'platform',
  method: 'POST',
  path: '/users',
  version: 1,
  status: 201,
  refusals: [409, 422, 429],
  summary: 'Create a player and open a session',
  body: signUpBody,
  response: session,
})

export const signOut = defineCall({
  name: 'signOut',
  api: 'platform',
  method: 'DELETE',
  path: '/users/sign_out',
  version: 1,
  summary: 'End the session',
})

export const getPlayer = defineCall({
  name: 'getPlayer',
  api: 'platform',
  method: 'GET',
  path: '/player',
  version: 1,
  access: 'player',
  summary: 'The signed-in player',
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
  summary: 'Change fields of the profile',
  body: playerChange,
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
  summary: "Save the player's language",
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
  summary: 'Accounts with their balances',
  query: v.object({ compatibility: v.optional(word) }),
  response: v.object({ data: v.array(account) }),
})

export const switchAccount = defineCall({
  name: 'switchAccount',
  api: 'platform',
  method: 'POST',
  path: '/player/accounts',
  version: 1,
  access: 'player',
  refusals: [422],
  summary: 'Make an account the active one, opening it if there is none in that currency',
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
  summary: 'Loyalty points',
  response: v.object({ data: compPoints }),
})

export const listStatusGroups = defineCall({
  name: 'listStatusGroups',
  api: 'platform',
  method: 'GET',
  path: '/player/status_groups',
  version: 1,
  access: 'player',
  summary: 'Groups that the player belongs to',
  response: v.object({ data: v.array(statusGroup) }),
})
