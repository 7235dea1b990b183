import type { Jackpot } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import type { PageData } from '../../data/page-data.ts'
import { jackpotsQuery } from '../../data/queries/jackpots.ts'
import { PrizesTexts, prizesMessages } from '../../i18n/prizes-texts.tsx'
import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import { JackpotLevels } from '../../parts/jackpots/jackpot-levels.tsx'
import { useJackpots } from '../../parts/jackpots/use-jackpots.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './jackpot-blocks.module.css'

async function readJackpots(services: PageData): Promise<void> {
  await Promise.all([
    prizesMessages(services.page),
    services.queryClient.query(jackpotsQuery(services)),
  ])
}

/** BLOCK-20: what each level of a jackpot would pay now. */
export const jackpotCard: BlockKind<'jackpot_card'> = {
  Block: ({ block }) => (
    <PrizesTexts>
      <Card block={block} />
    </PrizesTexts>
  ),
  read: readJackpots,
}

function Card({ block }: BlockProps<'jackpot_card'>) {
  const t = useTranslations('prizes.jackpots')
  const { jackpotIds, limit } = block
  const jackpots = useJackpots()
    .filter(({ id }) => jackpotIds.length === 0 || jackpotIds.includes(id))
    .slice(0, limit)
  const link = block.link ?? { href: '/sports/jackpots', label: t('more') }
  return jackpots.map((jackpot) => (
    <BlockSection key={jackpot.id} block={{ ...block, link }} title={jackpot.name}>
      <div className={styles['card']}>
        <JackpotLevels jackpot={jackpot} />
      </div>
    </BlockSection>
  ))
}

/** BLOCK-19: one line with the most that a bet can win now. */
export const jackpotBanner: BlockKind<'jackpot_banner'> = {
  Block: ({ block }) => (
    <PrizesTexts>
      <Banner block={block} />
    </PrizesTexts>
  ),
  read: readJackpots,
}

function Banner({ block }: BlockProps<'jackpot_banner'>) {
  const { jackpotId } = block
  const named = useJackpots().filter(({ id }) => jackpotId === null || id === jackpotId)
  const greatest = named.reduce<Jackpot | undefined>(
    (most, one) => (most === undefined || one.amount > most.amount ? one : most),
    undefined,
  )
  return greatest === undefined ? null : <Line block={block} jackpot={greatest} />
}

type LineProps = BlockProps<'jackpot_banner'> & { jackpot: Jackpot }

function Line({ block, jackpot }: LineProps) {
  const t = useTranslations('prizes.jackpots')
  const links = useLinks()
  const { money } = useFormatting()
  const { name, amount, currency } = jackpot
  const href = block.link?.href ?? links.jackpots().to.replace('/{-$locale}', '')
  return (
    <div role="group" aria-label={block.title ?? name} data-block={block.type}>
      <SiteLink href={href} className={styles['banner']}>
        <Icon name="trophy" />
        <bdi className={styles['name']}>{block.title ?? name}</bdi>
        <strong className={styles['amount']} data-amount={String(amount)}>
          {money(amount, currency)}
        </strong>
        <span className={styles['more']}>{block.link?.label ?? t('more')}</span>
      </SiteLink>
    </div>
  )
}
