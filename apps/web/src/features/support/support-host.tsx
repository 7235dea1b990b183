import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useTopModal } from '../../parts/modals/use-modal.ts'

const ChatDialog = lazyPart(async () => (await import('./chat-dialog.tsx')).ChatDialog)

/** Once per page. */
export function SupportHost() {
  const top = useTopModal()
  const chat = useSystemSettings().platform.chatSupport ?? null
  if (top?.name !== 'chatSupport' || chat === null || chat.kind === 'link') return null
  return (
    <Waiting>
      <ChatDialog chat={chat} />
    </Waiting>
  )
}
