import { useQuery } from '@tanstack/react-query'
import type { Bonus } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { offeredBonusesQuery } from '../../data/queries/bonuses.ts'
import type { PageData } from '../../data/page-data.ts'
import { BonusesTexts, bonusesMessages } from '../../i18n/bonuses-texts.tsx'
import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { SignInButton } from '../../parts/modals/sign-in-button.tsx'
import { BonusCard } from './bonus-card.tsx'
import styles from './bonuses.module.css'
import { PromoCode } from './promo-code.tsx'
import { useFollowedBonuses } from './use-followed-bonuses.ts'
import { useOpenBonus } from './use-open-bonus.ts'
import { useWhose } from './use-whose.ts'

type ListBlock = BlockProps<'bonuses' | 'tournaments'>

const typesOf = (block: ListBlock['block']) =>
  block.type === 'tournaments' ? ['tournament'] : block.kinds

async function readOffers(services: PageData, block: ListBlock['block']): Promise<void> {
  const { queryClient, page } = services
  await bonusesMessages(page)
  // Whose they are is known once the session is.
  if (page.preferences.hasSession) return
  await queryClient.query(offeredBonusesQuery(services, { player: null, types: typesOf(block) }))
}

/** BLOCK-18: bonuses on offer; to a player, those that they have. */
export const bonuses: BlockKind<'bonuses'> = { Block: BonusBlock, read: readOffers }

/** BLOCK-17, AMB-14: tournaments that reward bets. */
export const tournaments: BlockKind<'tournaments'> = { Block: BonusBlock, read: readOffers }

function BonusBlock({ block }: ListBlock) {
  return (
    <BonusesTexts>
      <Cards block={block} />
    </BonusesTexts>
  )
}

function Cards({ block }: ListBlock) {
  const t = useTranslations('bonuses')
  const whose = useWhose()
  const open = useOpenBonus()
  const query = offeredBonusesQuery(useServices(), {
    player: whose ?? null,
    types: typesOf(block),
  })
  const { data, error } = useQuery({ ...query, enabled: whose !== undefined })
  const shown = (data ?? []).filter((bonus) => isNamed(bonus, block.bonusIds)).slice(0, block.limit)
  useFollowedBonuses(shown)
  if (error !== null && data === undefined) throw error
  if (shown.length === 0) return null
  const title = block.type === 'tournaments' ? t('kinds.tournament') : t('title')
  const link = block.link ?? { href: '/bonuses', label: null }
  return (
    <BlockSection block={{ ...block, link }} title={title}>
      <ul className={styles['cards']}>
        {shown.map((bonus) => (
          <li key={bonus.id} data-bonus-place>
            <BonusCard bonus={bonus} onOpen={open} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

/** By the offer, as operators name it. */
function isNamed({ id, offerId }: Bonus, ids: readonly string[]): boolean {
  return ids.length === 0 || ids.includes(offerId) || ids.includes(id)
}

/** BLOCK-11: the field for a promo code. */
export const promocode: BlockKind<'promocode'> = {
  Block: PromoBlock,
  read: ({ page }) => bonusesMessages(page),
}

function PromoBlock({ block }: BlockProps<'promocode'>) {
  return (
    <BonusesTexts>
      <Code block={block} />
    </BonusesTexts>
  )
}

function Code({ block }: BlockProps<'promocode'>) {
  const t = useTranslations('bonuses')
  const session = useTranslations('session')
  const whose = useWhose()
  const isPreviewed = usePreviewedPlayer()
  const open = useOpenBonus()
  const field: ReactNode =
    typeof whose === 'string' || isPreviewed ? (
      <PromoCode onRedeemed={open} />
    ) : (
      <SignInButton disabled={whose === undefined}>{session('signIn')}</SignInButton>
    )
  return (
    <BlockSection block={block} title={t('promo.label')}>
      <div className={styles['promoBlock']}>
        {block.text !== null && <p dir="auto">{block.text}</p>}
        {field}
      </div>
    </BlockSection>
  )
}
