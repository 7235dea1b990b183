import * as v from 'valibot'

import { systemSettings, userSettings, userSettingsChange } from '../schemas/settings.ts'
import { defineCall } from './call.ts'

export const getSettings = defineCall({
  name: 'getSettings',
  api: 'sportsbook',
  method: 'GET',
  path: '/settings',
  version: 2,
  response: v.object({ data: userSettings }),
})

export const saveSettings = defineCall({
  name: 'saveSettings',
  api: 'sportsbook',
  method: 'POST',
  path: '/settings',
  version: 2,
  access: 'player',
  refusals: [422],
  body: userSettingsChange,
  response: v.object({ data: userSettings }),
})

export const getSystemSettings = defineCall({
  name: 'getSystemSettings',
  api: 'frontend',
  method: 'GET',
  path: '/fe-api/settings',
  response: v.object({ data: systemSettings }),
})

export const getStatus = defineCall({
  name: 'getStatus',
  api: 'platform',
  method: 'GET',
  path: '/status',
  version: 1,
  response: v.object({ data: v.object({ ready: v.literal(true) }) }),
})
