import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  signOut: 'Se déconnecter',
  balance: 'Solde {amount}',
  accounts: 'Comptes',
  menu: 'Votre compte : {name}',
  profileMenu: 'Votre compte',
  points: '{points, plural, one {# point} other {# points}}',
  myBets: 'Mes paris',
  addAccount: 'Ajouter un compte',
  phone: 'Téléphone',
  loading: 'Chargement de votre compte',
  changePassword: 'Changer le mot de passe',
  sessions: 'Appareils connectés',
  loadAgain: 'Charger votre compte',
}
