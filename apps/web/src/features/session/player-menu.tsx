import { BalanceChip } from './balance-chip.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** A player's end of the header. */
export function PlayerMenu() {
  return (
    <>
      <BalanceChip />
      <ProfileMenu />
    </>
  )
}
