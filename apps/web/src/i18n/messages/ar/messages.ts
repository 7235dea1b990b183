import { messagesIn } from '../messages-in.ts'

export const messages = await messagesIn('ar')
