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
  summary: 'Open the session of a sign-in that waited for a code',
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
  summary: 'Send another code for a sign-in that waits for one',
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
  summary: 'What a passkey has to sign for a sign-in',
  response: v.object({ data: passkeyOptions }),
})

export const signInByPasskey = defineCall({
  name: 'signInByPasskey',
  api: 'platform',
  method: 'POST',
  path: '/users/sign_in/passkey',
  version: 1,
  refusals: [401, 403, 422, 429],
  summary: 'Open a session by a passkey, which counts as both factors',
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
  summary: 'Who can get into the account, and who lately did',
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
  summary: 'Make the secret of an authenticator, to be proved by a code',
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
  summary: 'Prove the authenticator, and get the codes for when it is lost',
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
  summary: 'New recovery codes in place of those before',
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
  summary: 'Remove the authenticator and its recovery codes',
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
  summary: 'What a browser makes a passkey of',
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
  summary: 'Add a passkey that the browser has made',
  body: passkeyToAdd,
})

export const removePasskey = defineCall({
  name: 'removePasskey',
  api: 'platform',
  method: 'POST',
  path: '/player/passkeys/remove',
  version: 1,
  access: 'player',
  refusals: [404, 429],
  summary: 'Remove a passkey',
  body: passkeyToRemove,
})
