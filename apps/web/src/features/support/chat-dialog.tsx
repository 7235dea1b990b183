import { chatAddress, type ChatSupport } from '@touchline/contract/chat-support'
import { Dialog, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { InfoTexts } from '../../i18n/info-texts.tsx'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { chatPerson } from '../../parts/support/open-chat.ts'
import styles from './support.module.css'

/** Of another origin, which it keeps; from the page around it, its dialogs and its tab it is kept. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** CHAT-01: the chat's own page, kept from doing anything to the page around it. */
export function ChatDialog({ chat }: { chat: ChatSupport }) {
  return (
    <InfoTexts>
      <Chat chat={chat} />
    </InfoTexts>
  )
}

function Chat({ chat }: { chat: ChatSupport }) {
  const t = useTranslations('info.help.chat')
  const words = useTranslations('words')
  const { modals, session } = useServices()
  // Who signs in or out meanwhile does not lose what they have written.
  const [address] = useState(() => chatAddress(chat, chatPerson(session.getState())))
  const [isLoaded, setLoaded] = useState(false)
  return (
    <Dialog
      open
      onClose={() => closeModal(modals, 'chatSupport')}
      title={t('title')}
      closeLabel={words('close')}
      modalName="chatSupport"
    >
      <div className={styles['place']}>
        {!isLoaded && <Skeleton shape="block" blockSize="100%" />}
        <iframe
          title={t('title')}
          src={address}
          sandbox={SANDBOX}
          referrerPolicy="origin"
          className={styles['frame']}
          data-loaded={isLoaded}
          onLoad={() => setLoaded(true)}
        />
      </div>
      <Otherwise />
    </Dialog>
  )
}

/** No browser says whether another host's page came, or its error in the place of it. */
function Otherwise() {
  const t = useTranslations('info.help.contact')
  const email = useSystemSettings().platform.operator?.supportEmail ?? null
  if (email === null) return null
  return (
    <p className={styles['otherwise']}>
      <span>{t('title')}</span>
      <a href={`mailto:${email}`} className={styles['link']}>
        <bdi>{email}</bdi>
      </a>
    </p>
  )
}
