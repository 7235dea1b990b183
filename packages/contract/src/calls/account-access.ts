import * as v from 'valibot'

import {
  confirmationQuery,
  confirmedEmail,
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
  body: emailRequest,
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  api: 'platform',
  method: 'PUT',
  path: '/users/password',
  version: 1,
  refusals: [422, 429],
  body: passwordReset,
})

export const checkPasswordLink = defineCall({
  name: 'checkPasswordLink',
  api: 'platform',
  method: 'GET',
  path: '/users/password',
  version: 1,
  refusals: [422],
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
  body: passwordChange,
})

export const listSessions = defineCall({
  name: 'listSessions',
  api: 'platform',
  method: 'GET',
  path: '/player/sessions',
  version: 1,
  access: 'player',
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
  body: sessionsToEnd,
})

export const requestConfirmation = defineCall({
  name: 'requestConfirmation',
  api: 'platform',
  method: 'POST',
  path: '/users/confirmation',
  version: 1,
  refusals: [429],
  body: emailRequest,
})

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  api: 'platform',
  method: 'GET',
  path: '/users/confirmation',
  version: 1,
  refusals: [409, 422],
  query: confirmationQuery,
  response: v.object({ data: confirmedEmail }),
})

export const requestUnlock = defineCall({
  name: 'requestUnlock',
  api: 'platform',
  method: 'POST',
  path: '/users/unlock',
  version: 1,
  refusals: [429],
  body: emailRequest,
})

export const unlockAccount = defineCall({
  name: 'unlockAccount',
  api: 'platform',
  method: 'GET',
  path: '/users/unlock',
  version: 1,
  refusals: [422],
  query: unlockQuery,
})

export const getPhone = defineCall({
  name: 'getPhone',
  api: 'platform',
  method: 'GET',
  path: '/player/phone',
  version: 1,
  access: 'player',
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
  body: phoneCode,
  response: v.object({ data: phone }),
})
