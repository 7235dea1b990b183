import type { Amount } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { prematchSelections, singleOn } from './placements.ts'
import { balanceOf, signUpPlayer } from './player.ts'
import type { TestPlayer } from './player.ts'

const STAKE = 125n

export type PlayerWithBet = { player: TestPlayer; bet: PlacedBet; balance: Amount }

/** Signs up a player and places a bet of his: the shortest way through the whole backend. */
export async function signUpAndPlace(url: string): Promise<PlayerWithBet> {
  const player = await signUpPlayer(url)
  const before = await balanceOf(player.call)
  const [selection] = await prematchSelections(player.call, 1)
  const { data } = await player.call('placeBets', { body: singleOn(selection!, STAKE) })
  const [bet] = data
  const balance = await balanceOf(player.call)
  if (bet === undefined || balance !== before - bet.stake) {
    throw new Error(`The stake was not taken once: ${before} - ${bet?.stake} is not ${balance}`)
  }
  return { player, bet, balance }
}
