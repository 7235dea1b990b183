import type { LocaleCode } from '../../settings/locales.ts'

export type WalletLaunch = {
  readonly playerId: number
  readonly app: string
  readonly locale: LocaleCode
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** A party that runs wallets of its own inside the site's pages. */
export type VirtualWalletProvider = {
  /** As it stands in addresses. */
  readonly name: string
  readonly apps: readonly string[]
  /** @returns the address of the wallet's page, for this player and once */
  launch(asked: WalletLaunch): Promise<string>
}
