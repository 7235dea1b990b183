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
  nameTaken: 'Ce pseudo est pris, ou ressemble à un pseudo déjà pris',
  nameReserved: 'Ce pseudo pourrait passer pour celui de notre équipe',
  nameUnsuitable: 'Ce pseudo ne peut pas être utilisé. Choisissez-en un autre',
  nameSigns: 'Seulement lettres, chiffres et espaces, 30 au plus, sans liens',
  passwordCommon: 'Trop de gens utilisent ce mot de passe. Choisissez-en un autre',
  wrongPassword: 'Le mot de passe est incorrect',
}
