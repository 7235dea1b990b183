import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'Remplissez ce champ',
  email: 'Saisissez une adresse e-mail valide',
  password: 'Au moins 8 caractères, dont une lettre et un chiffre',
  repeat: 'Les mots de passe ne correspondent pas',
  phone: 'Saisissez un numéro de téléphone valide',
  code: 'Saisissez les 6 chiffres du code',
  terms: 'Confirmez pour continuer',
  unreadableAmount: '« {text} » ne se lit pas comme un montant en {currency}',
}
