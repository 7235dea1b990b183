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
  summary: "The player's limits, with what is used of them",
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
  summary: 'Set a limit, or change it: less holds at once, more after 24 hours and a confirmation',
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
  summary: 'Confirm the looser limit, or the end, that was asked for 24 hours ago',
  response: answer,
})

export const keepLimit = defineCall({
  name: 'keepLimit',
  api: 'platform',
  method: 'POST',
  path: '/user_limits/:id/keep',
  version: 1,
  access: 'player',
  summary: 'Take back the wish for a looser limit',
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
  summary: 'Ask for the end of a limit, to be confirmed after 24 hours',
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
  summary: 'Begin a break or a self-exclusion: every session ends, and none opens before its time',
  body: exclusionToBegin,
})

export const getGuardRails = defineCall({
  name: 'getGuardRails',
  api: 'platform',
  method: 'GET',
  path: '/player/guard_rails',
  version: 1,
  access: 'player',
  summary: 'The rails that the player set for themselves',
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
  summary:
    'Set them: what is stricter holds at once, what is looser after 24 hours and a confirmation',
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
  summary: 'Confirm the looser rails that were asked for 24 hours ago',
  response: railsAnswer,
})

export const trackActivity = defineCall({
  name: 'trackActivity',
  api: 'platform',
  method: 'POST',
  path: '/player/activity_limit_track',
  version: 1,
  access: 'player',
  summary:
    'Tell once a minute that the page is being looked at; 401 once a limit of time is used up',
})

export const getSafetyQuestion = defineCall({
  name: 'getSafetyQuestion',
  api: 'platform',
  method: 'GET',
  path: '/player/safety_question',
  version: 1,
  access: 'player',
  summary: 'Whether limits are to be offered now, or the account to be looked at',
  response: v.object({ data: safetyQuestionAnswer }),
})

export const answerSafetyQuestion = defineCall({
  name: 'answerSafetyQuestion',
  api: 'platform',
  method: 'POST',
  path: '/player/safety_question',
  version: 1,
  access: 'player',
  summary: 'What the player answered; it is kept with its time',
  body: safetyDecision,
})
