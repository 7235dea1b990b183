import { expect, test } from 'vitest'
import { createSlip, TICKET_STATES } from './slip-state.ts'

test('[SLIP-07] the ticket holds its fields', () => {
  expect(createSlip({ currency: 'EUR', subunits: 100 })).toEqual({
    ticketState: 'INITIAL',
    bets: [],
    selectedOutcomeIds: [],
    processingBets: [],
    inProgress: false,
    isRestoring: false,
    systemTypes: [],
    placedBets: [],
    error: null,
    currency: 'EUR',
    subunits: 100,
  })
})

test('[SLIP-08] the ticket has exactly five states', () => {
  expect(TICKET_STATES).toEqual(['INITIAL', 'ODDS_CHANGED', 'PROCESSING', 'SUCCESS', 'ERROR'])
})
