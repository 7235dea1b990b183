import * as v from 'valibot'

import {
  authenticatorCode,
  authenticatorSecret,
  codeNeeded,
  codeRequest,
  passkeyCredential,
  passkeyOptions,
  passkeyToAdd,
  passkeyToRemove,
  passkeyToRename,
  passwordProof,
  recoveryCodes,
  security,
  signInCode,
} from '../schemas/security.ts'
import { defineCall } from './call.ts'
import { openedSession } from './players.ts'

export const confirmSignIn = defineCall({
  name: 'confirmSignIn',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in/code',
  version: 1,
  refusals: [401, 403, 422, 429],
  body: signInCode,
  response: openedSession,
})

export const resendSignInCode = defineCall({
  name: 'resendSignInCode',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in/resend',
  version: 1,
  refusals: [422, 429],
  body: codeRequest,
  response: v.object({ data: codeNeeded }),
})

export const beginPasskeySignIn = defineCall({
  name: 'beginPasskeySignIn',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in/passkey/options',
  version: 1,
  refusals: [429],
  response: v.object({ data: passkeyOptions }),
})

export const signInByPasskey = defineCall({
  name: 'signInByPasskey',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in/passkey',
  version: 1,
  refusals: [401, 403, 422, 429],
  body: passkeyCredential,
  response: openedSession,
})

export const getSecurity = defineCall({
  name: 'getSecurity',
  api: 'platform',
  method: 'GET',
  path: '/player/security',
  version: 1,
  access: 'player',
  response: v.object({ data: security }),
})

export const beginAuthenticator = defineCall({
  name: 'beginAuthenticator',
  api: 'platform',
  method: 'POST',
  path: '/player/authenticator',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  body: passwordProof,
  response: v.object({ data: authenticatorSecret }),
})

export const confirmAuthenticator = defineCall({
  name: 'confirmAuthenticator',
  api: 'platform',
  method: 'POST',
  path: '/player/authenticator/confirm',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  body: authenticatorCode,
  response: v.object({ data: recoveryCodes }),
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  api: 'platform',
  method: 'POST',
  path: '/player/authenticator/recovery_codes',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  body: passwordProof,
  response: v.object({ data: recoveryCodes }),
})

export const removeAuthenticator = defineCall({
  name: 'removeAuthenticator',
  api: 'platform',
  method: 'POST',
  path: '/player/authenticator/remove',
  version: 1,
  access: 'player',
  refusals: [429],
  body: passwordProof,
})

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  api: 'platform',
  method: 'POST',
  path: '/player/passkeys/options',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  body: passwordProof,
  response: v.object({ data: passkeyOptions }),
})

export const addPasskey = defineCall({
  name: 'addPasskey',
  api: 'platform',
  method: 'POST',
  path: '/player/passkeys',
  version: 1,
  access: 'player',
  refusals: [422],
  body: passkeyToAdd,
})

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  api: 'platform',
  method: 'PUT',
  path: '/player/passkeys',
  version: 1,
  access: 'player',
  refusals: [404],
  body: passkeyToRename,
})

export const removePasskey = defineCall({
  name: 'removePasskey',
  api: 'platform',
  method: 'POST',
  path: '/player/passkeys/remove',
  version: 1,
  access: 'player',
  refusals: [404, 429],
  body: passkeyToRemove,
})
