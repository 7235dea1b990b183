import { chatAddress, type ChatPerson, type ChatSupport } from '@touchline/contract/chat-support'

import { displayName, type SessionState } from '../../player/session/session-state.ts'
import { openModal, type ModalStore } from '../modals/modal-store.ts'

/** Who is at the page, as the chat's people see them: nobody for a visitor. */
export function chatPerson({ profile }: Pick<SessionState, 'profile'>): ChatPerson | null {
  if (profile === null) return null
  return { name: displayName(profile), email: profile.email ?? null }
}

/** CHAT-01: beside the page where it is an address, else over the page. */
export function openChat(chat: ChatSupport, modals: ModalStore): void {
  if (chat.kind === 'link') window.open(chatAddress(chat, null), '_blank', 'noopener')
  else openModal(modals, 'chatSupport')
}
