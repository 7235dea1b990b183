import type { MessageTexts } from '../message-texts.ts'

export const br: MessageTexts = {
  reset_password: {
    subject: 'Defina uma nova senha',
    body: 'Pediram uma nova senha para a sua conta. Este link permite defini-la e funciona uma única vez, até {until}:\n\n{link}\n\nSe não foi você, ignore este e-mail: sua senha continua a mesma.',
  },
  confirmation: {
    subject: 'Confirme o seu e-mail',
    body: 'Boas-vindas! Este link confirma o seu e-mail:\n\n{link}',
  },
  unlock: {
    subject: 'Sua conta está bloqueada',
    body: 'Tentaram várias senhas erradas na sua conta, por isso o acesso está bloqueado por um tempo. Este link desbloqueia na hora:\n\n{link}\n\nSe não foi você, sua senha continua segura.',
  },
  phone_code: { subject: '', body: '{code} é o seu código. Não o passe a ninguém.' },
}
