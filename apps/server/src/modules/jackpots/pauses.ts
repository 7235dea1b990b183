import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** What switches a jackpot off: its own terms, or the site, which switches all of them off. */
type Cause = 'terms' | 'site'

/** Bets from here on have no part in the jackpots that are off; again at each look while they are. */
export async function beginPauses(db: Executor, cause: Cause): Promise<void> {
  await sql`
    insert into jackpot_pauses as p (jackpot_id, cause, after_bet, to_bet)
    select j.id, ${cause}, last.bet, last.bet
    from jackpots j, (select coalesce(max(id), 0) as bet from bets) last
    where ${cause} = 'site' or not j.active
    on conflict (jackpot_id, cause) where lasts do update set to_bet = excluded.to_bet
    where p.to_bet < excluded.to_bet
  `.execute(db)
}

/**
 * Bets have a part again in the jackpots that are on: from here on where the terms say so. Since when the
 * site does is not known: since the last look that found it off.
 */
export async function endPauses(db: Executor, cause: Cause): Promise<void> {
  await sql`
    update jackpot_pauses p set lasts = false, to_bet = case
      when p.cause = 'site' then p.to_bet
      else greatest(p.to_bet, (select coalesce(max(id), 0) from bets))
    end
    from jackpots j
    where j.id = p.jackpot_id and p.lasts and p.cause = ${cause}
      and (p.cause = 'site' or j.active)
  `.execute(db)
}

/** Jackpots (`j`) that are on, and those that were when bets were placed which have no ticket yet. */
export const hasBetsToDraw = sql<boolean>`
  j.drawn_to < coalesce(
    (select min(after_bet) from jackpot_pauses where jackpot_id = j.id and lasts),
    9223372036854775807
  )
`

/** A bet (`b`) that was placed while a jackpot was off. */
export const isPaused = (jackpotId: string) => sql<boolean>`
  exists (
    select from jackpot_pauses p
    where p.jackpot_id = ${jackpotId} and b.id > p.after_bet and (p.lasts or b.id <= p.to_bet)
  )
`
