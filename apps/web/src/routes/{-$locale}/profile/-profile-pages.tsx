import { notFound } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

import type { ProfilePageName } from '../../../addresses/links.ts'
import type { PageData } from '../../../data/page-data.ts'
import { hasOwnLimits, systemSettingsQuery } from '../../../data/queries/system-settings.ts'
import { ProfileGate } from '../../../features/profile/profile-gate.tsx'
import { profileMessages, ProfileTexts } from '../../../i18n/profile-texts.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { MoneySkeleton } from '../../../parts/money/money-skeleton.tsx'
import { ProfileNav } from '../-profile-nav.ts'

const wallet = () => import('../../../features/wallet/wallet-pages.tsx')

/** What each page of the account shows to a signed-in player. */
export const PAGES: Readonly<Record<ProfilePageName, () => Promise<ComponentType>>> = {
  account: gated('account', async () => {
    const [{ AccountPage }, { SettingsCard }] = await Promise.all([
      import('../../../features/profile/account-page.tsx'),
      import('../../../features/settings/settings-card.tsx'),
    ])
    return function Account() {
      return <AccountPage settings={<SettingsCard />} />
    }
  }),
  security: gated(
    'security',
    async () => (await import('../../../features/profile/security-page.tsx')).SecurityPage,
  ),
  limits: gated(
    'limits',
    async () => (await import('../../../features/limits/limits-page.tsx')).LimitsPage,
  ),
  deposit: gated('deposit', async () => (await wallet()).DepositPage, <MoneySkeleton chips={4} />),
  withdraw: gated(
    'withdraw',
    async () => (await wallet()).WithdrawPage,
    <MoneySkeleton chips={0} />,
  ),
  virtual: gated(
    'virtual',
    async () =>
      (await import('../../../features/wallet/virtual-wallet-page.tsx')).VirtualWalletPage,
  ),
  transactions: gated(
    'transactions',
    async () =>
      (await import('../../../features/transactions/transactions-page.tsx')).TransactionsPage,
  ),
}

/** A page that visitors are asked to sign in for. */
function gated(
  name: ProfilePageName,
  fetchPage: () => Promise<ComponentType>,
  expected?: ReactNode,
): () => Promise<ComponentType> {
  return async () => {
    const Page = await fetchPage()
    return function GatedPage() {
      return (
        <Waiting>
          <ProfileTexts>
            <ProfileGate name={name} expected={expected}>
              <Page />
            </ProfileGate>
          </ProfileTexts>
        </Waiting>
      )
    }
  }
}

export async function load(name: ProfilePageName, services: PageData) {
  const system = await services.queryClient.query(systemSettingsQuery(services))
  if (name === 'limits' && !hasOwnLimits(system)) throw notFound()
  if (name === 'virtual' && !system.platform.virtualWallet) throw notFound()
  await textsOf(name, services)
}

export async function textsOf(name: ProfilePageName, { page }: PageData) {
  const [messages] = await Promise.all([profileMessages(page), ProfileNav.load()])
  const title = messages.names[name]
  return { title, description: title }
}
