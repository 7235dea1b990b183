import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'Rellena este campo',
  email: 'Introduce un correo electrónico válido',
  password: 'Al menos 8 caracteres, con una letra y un número',
  repeat: 'Las contraseñas no coinciden',
  phone: 'Introduce un número de teléfono válido',
  code: 'Introduce los 6 dígitos del código',
  terms: 'Confirma para continuar',
  unreadableAmount: '“{text}” no se puede leer como importe en {currency}',
}
