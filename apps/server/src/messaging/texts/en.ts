import type { MessageTexts } from '../message-texts.ts'

export const en: MessageTexts = {
  reset_password: {
    subject: 'Set a new password',
    body: 'Somebody asked for a new password for your account. This link sets one and works once, until {until}:\n\n{link}\n\nIf it was not you, ignore this e-mail: your password stays as it is.',
  },
  confirmation: {
    subject: 'Confirm your e-mail address',
    body: 'Welcome. This link confirms your e-mail address:\n\n{link}',
  },
  unlock: {
    subject: 'Your account is locked',
    body: 'Somebody tried several wrong passwords on your account, so signing in is locked for a while. This link unlocks it at once:\n\n{link}\n\nIf it was not you, your password is still safe.',
  },
  phone_code: { subject: '', body: '{code} is your code. Do not pass it on.' },
}
