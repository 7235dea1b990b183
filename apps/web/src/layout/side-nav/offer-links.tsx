import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useOffered } from './use-offered.ts'

type OfferLinksProps = { className: string | undefined }

/** What is offered beside matches, for the header; the menu has it at any width. */
export function OfferLinks({ className }: OfferLinksProps) {
  return (
    <Waiting>
      <PrizesTexts>
        <Links className={className} />
      </PrizesTexts>
    </Waiting>
  )
}

function Links({ className }: OfferLinksProps) {
  const t = useTranslations('prizes')
  const links = useLinks()
  const { races, lotteries } = useOffered()
  return (
    <>
      {races && (
        <Link {...links.racing()} className={className} data-press>
          {t('racing.short')}
        </Link>
      )}
      {lotteries && (
        <Link {...links.lotteries()} className={className} data-press>
          {t('lotteries.title')}
        </Link>
      )}
      <Link {...links.promotions()} className={className} data-press>
        {t('promotions.title')}
      </Link>
    </>
  )
}
