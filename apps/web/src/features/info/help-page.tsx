import { Link } from '@tanstack/react-router'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { hasCustomBets } from '../../parts/ready-builder/has-custom-bets.ts'
import { openChat } from '../../parts/support/open-chat.ts'
import { InfoPage } from './info-page.tsx'
import styles from './info-page.module.css'
import { InfoSection } from './info-section.tsx'
import { workedExamples } from './worked-examples.ts'

/** INFO-05, FAIR-35: what players ask most, whom they write to, and who stands above the operator. */
export function HelpPage() {
  return (
    <InfoPage name="help">
      <Bets />
      <Answers />
      <Types />
      <Limits />
      <Complaint />
      <Regulator />
      <Terms />
      <Closing />
      <Contact />
      <Chat />
    </InfoPage>
  )
}

function Bets() {
  const t = useTranslations('info.help.bets')
  const { myBetsHidden } = useSystemSettings().platform
  return (
    <InfoSection title={t('title')}>
      {!myBetsHidden && <p>{t('myBets')}</p>}
      <p>{t('text')}</p>
    </InfoSection>
  )
}

const ANSWERS = ['money', 'access'] as const

function Answers() {
  const t = useTranslations('info.help')
  return ANSWERS.map((answer) => (
    <InfoSection key={answer} title={t(`${answer}.title`)}>
      <p>{t(`${answer}.text`)}</p>
    </InfoSection>
  ))
}

function Types() {
  const t = useTranslations('info')
  const layout = useTranslations('layout')
  const links = useLinks()
  const examples = workedExamples({ customBets: hasCustomBets(useSystemSettings()) })
  return (
    <InfoSection title={t('help.types.title')}>
      <ul className={styles['list']}>
        {examples.map(({ type }) => (
          <li key={type}>{t(`rules.types.${type}`)}</li>
        ))}
      </ul>
      <Link {...links.info('rules')} className={styles['link']}>
        {layout('info.rules')}
      </Link>
    </InfoSection>
  )
}

function Limits() {
  const t = useTranslations('info.help.limits')
  const layout = useTranslations('layout')
  const links = useLinks()
  const hasLimits = hasOwnLimits(useSystemSettings())
  if (!hasLimits) return null
  return (
    <InfoSection title={t('title')}>
      <p>{t('text')}</p>
      <Link {...links.profile('limits')} className={styles['link']}>
        {layout('limits')}
      </Link>
    </InfoSection>
  )
}

function Complaint() {
  const t = useTranslations('info.help.complaint')
  const { myBetsHidden } = useSystemSettings().platform
  return (
    <InfoSection title={t('title')}>
      {!myBetsHidden && <p>{t('myBets')}</p>}
      <p>{t('text')}</p>
      <p>{t('next')}</p>
    </InfoSection>
  )
}

function Regulator() {
  const t = useTranslations('info.help.regulator')
  const layout = useTranslations('layout')
  const { operator } = useSystemSettings().platform
  const licence = operator?.licence
  return (
    <InfoSection title={t('title')}>
      {operator && licence ? (
        <>
          <p>{t('by', { name: operator.name })}</p>
          <a href={licence.url ?? undefined} className={styles['link']}>
            {layout('licence', { number: licence.number })}
          </a>
        </>
      ) : (
        <p>{t('none')}</p>
      )}
    </InfoSection>
  )
}

function Terms() {
  const t = useTranslations('info')
  const layout = useTranslations('layout')
  const links = useLinks()
  return (
    <InfoSection title={t('help.terms.title')}>
      <p>{t('terms.close.text')}</p>
      <Link {...links.info('terms')} className={styles['link']}>
        {layout('info.terms')}
      </Link>
    </InfoSection>
  )
}

function Closing() {
  const t = useTranslations('info.help.closing')
  const session = useTranslations('session')
  const links = useLinks()
  return (
    <InfoSection title={t('title')}>
      <p>{t('text')}</p>
      <Link {...links.profile('account')} className={styles['link']}>
        {session('profileMenu')}
      </Link>
    </InfoSection>
  )
}

/** CHAT-01: where the operator has people who answer at once. */
function Chat() {
  const t = useTranslations('info.help.chat')
  const { modals } = useServices()
  const chat = useSystemSettings().platform.chatSupport ?? null
  if (chat === null) return null
  return (
    <InfoSection title={t('title')}>
      <p>{t('text')}</p>
      <Button icon="message" onClick={() => openChat(chat, modals)}>
        {t('open')}
      </Button>
    </InfoSection>
  )
}

function Contact() {
  const t = useTranslations('info.help.contact')
  const { operator } = useSystemSettings().platform
  const email = operator?.supportEmail ?? null
  return (
    <InfoSection title={t('title')}>
      {email === null ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t('text')}</p>
          <a href={`mailto:${email}`} className={styles['link']}>
            <bdi>{email}</bdi>
          </a>
        </>
      )}
    </InfoSection>
  )
}
