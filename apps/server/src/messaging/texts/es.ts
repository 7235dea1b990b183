import type { MessageTexts } from '../message-texts.ts'

export const es: MessageTexts = {
  reset_password: {
    subject: 'Elige una contraseña nueva',
    body: 'Se ha pedido una contraseña nueva para tu cuenta. Con este enlace puedes elegirla; sirve una sola vez, hasta el {until}:\n\n{link}\n\nSi no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
  },
  confirmation: {
    subject: 'Confirma tu correo electrónico',
    body: 'Te damos la bienvenida. Este enlace confirma tu correo electrónico:\n\n{link}',
  },
  unlock: {
    subject: 'Tu cuenta está bloqueada',
    body: 'Se han probado varias contraseñas incorrectas en tu cuenta, así que el acceso queda bloqueado un rato. Este enlace lo desbloquea al momento:\n\n{link}\n\nSi no has sido tú, tu contraseña sigue a salvo.',
  },
  phone_code: { subject: '', body: '{code} es tu código. No se lo des a nadie.' },
}
