import * as v from 'valibot'

import {
  confirmationQuery,
  emailRequest,
  ownSession,
  passwordChange,
  passwordLinkQuery,
  passwordReset,
  phoneCode,
  sessionsToEnd,
  unlockQuery,
} from '../schemas/account-access.ts'
import { phone } from '../schemas/players.ts'
import { defineCall } from './call.ts'

export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  api: 'platform',
  method: 'POST',
  path: '/users/password',
  version: 1,
  refusals: [429],
  summary: 'Send a link that sets a new password',
  body: emailRequest,
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  api: 'platform',
  method: 'PUT',
  path: '/users/password',
  version: 1,
  refusals: [422, 429],
  summary: 'Set a new password and end every session',
  body: passwordReset,
})

export const checkPasswordLink = defineCall({
  name: 'checkPasswordLink',
  api: 'platform',
  method: 'GET',
  path: '/users/password',
  version: 1,
  refusals: [422],
  summary: 'Whether the link that sets a new password can still be used',
  query: passwordLinkQuery,
})

export const changePassword = defineCall({
  name: 'changePassword',
  api: 'platform',
  method: 'PUT',
  path: '/player/password',
  version: 1,
  access: 'player',
  refusals: [429],
  summary: 'Change the password and end every other session',
  body: passwordChange,
})

export const listSessions = defineCall({
  name: 'listSessions',
  api: 'platform',
  method: 'GET',
  path: '/player/sessions',
  version: 1,
  access: 'player',
  summary: 'Where the player is signed in',
  response: v.object({ data: v.array(ownSession) }),
})

export const endSessions = defineCall({
  name: 'endSessions',
  api: 'platform',
  method: 'POST',
  path: '/player/sessions/end',
  version: 1,
  access: 'player',
  refusals: [404, 429],
  summary: 'Sign out of one session, or of every other one',
  body: sessionsToEnd,
})

export const requestConfirmation = defineCall({
  name: 'requestConfirmation',
  api: 'platform',
  method: 'POST',
  path: '/users/confirmation',
  version: 1,
  refusals: [429],
  summary: 'Send the link that confirms an e-mail address again',
  body: emailRequest,
})

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  api: 'platform',
  method: 'GET',
  path: '/users/confirmation',
  version: 1,
  refusals: [422],
  summary: 'Confirm an e-mail address by the token of its link',
  query: confirmationQuery,
})

export const requestUnlock = defineCall({
  name: 'requestUnlock',
  api: 'platform',
  method: 'POST',
  path: '/users/unlock',
  version: 1,
  refusals: [429],
  summary: 'Send the link that unlocks an account again',
  body: emailRequest,
})

export const unlockAccount = defineCall({
  name: 'unlockAccount',
  api: 'platform',
  method: 'GET',
  path: '/users/unlock',
  version: 1,
  refusals: [422],
  summary: 'Unlock an account by the token of its link',
  query: unlockQuery,
})

export const getPhone = defineCall({
  name: 'getPhone',
  api: 'platform',
  method: 'GET',
  path: '/player/phone',
  version: 1,
  access: 'player',
  summary: "The player's phone and its verification",
  response: v.object({ data: phone }),
})

export const sendPhoneCode = defineCall({
  name: 'sendPhoneCode',
  api: 'platform',
  method: 'POST',
  path: '/player/phone/send_code',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  summary: "Send a code to the player's phone",
  response: v.object({ data: phone }),
})

export const verifyPhone = defineCall({
  name: 'verifyPhone',
  api: 'platform',
  method: 'POST',
  path: '/player/phone/verify',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  summary: "Prove the player's phone by the code that was sent to it",
  body: phoneCode,
  response: v.object({ data: phone }),
})
