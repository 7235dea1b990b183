import * as v from 'valibot'

import {
  exclusionToBegin,
  guardRailsChange,
  guardRailsAnswer,
  limitToSet,
  safetyDecision,
  safetyQuestionAnswer,
  userLimit,
} from '../schemas/limits.ts'
import { defineCall } from './call.ts'

const answer = v.object({ data: userLimit })
const railsAnswer = v.object({ data: guardRailsAnswer })

export const listLimits = defineCall({
  name: 'listLimits',
  api: 'platform',
  method: 'GET',
  path: '/user_limits',
  version: 1,
  access: 'player',
  response: v.object({ data: v.array(userLimit) }),
})

export const setLimit = defineCall({
  name: 'setLimit',
  api: 'platform',
  method: 'POST',
  path: '/user_limits',
  version: 1,
  access: 'player',
  refusals: [422],
  body: limitToSet,
  response: answer,
})

export const confirmLimit = defineCall({
  name: 'confirmLimit',
  api: 'platform',
  method: 'POST',
  path: '/user_limits/:id/confirm',
  version: 1,
  access: 'player',
  refusals: [422],
  response: answer,
})

export const keepLimit = defineCall({
  name: 'keepLimit',
  api: 'platform',
  method: 'POST',
  path: '/user_limits/:id/keep',
  version: 1,
  access: 'player',
  response: answer,
})

export const removeLimit = defineCall({
  name: 'removeLimit',
  api: 'platform',
  method: 'DELETE',
  path: '/user_limits/:id',
  version: 1,
  access: 'player',
  refusals: [422],
  response: answer,
})

export const beginExclusion = defineCall({
  name: 'beginExclusion',
  api: 'platform',
  method: 'POST',
  path: '/user_limits/exclusions',
  version: 1,
  access: 'player',
  refusals: [422, 429],
  body: exclusionToBegin,
})

export const getGuardRails = defineCall({
  name: 'getGuardRails',
  api: 'platform',
  method: 'GET',
  path: '/player/guard_rails',
  version: 1,
  access: 'player',
  response: railsAnswer,
})

export const setGuardRails = defineCall({
  name: 'setGuardRails',
  api: 'platform',
  method: 'PUT',
  path: '/player/guard_rails',
  version: 1,
  access: 'player',
  refusals: [422],
  body: guardRailsChange,
  response: railsAnswer,
})

export const confirmGuardRails = defineCall({
  name: 'confirmGuardRails',
  api: 'platform',
  method: 'POST',
  path: '/player/guard_rails/confirm',
  version: 1,
  access: 'player',
  refusals: [422],
  response: railsAnswer,
})

export const trackActivity = defineCall({
  name: 'trackActivity',
  api: 'platform',
  method: 'POST',
  path: '/player/activity_limit_track',
  version: 1,
  access: 'player',
})

export const getSafetyQuestion = defineCall({
  name: 'getSafetyQuestion',
  api: 'platform',
  method: 'GET',
  path: '/player/safety_question',
  version: 1,
  access: 'player',
  response: v.object({ data: safetyQuestionAnswer }),
})

export const answerSafetyQuestion = defineCall({
  name: 'answerSafetyQuestion',
  api: 'platform',
  method: 'POST',
  path: '/player/safety_question',
  version: 1,
  access: 'player',
  body: safetyDecision,
})
