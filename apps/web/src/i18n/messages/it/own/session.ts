import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'Accedi',
  signUp: 'Registrati',
  signOut: 'Esci',
  balance: 'Saldo {amount}',
  accounts: 'Conti',
  menu: 'Il tuo conto: {name}',
  profileMenu: 'Il tuo conto',
  points: '{points, plural, one {# punto} other {# punti}}',
  myBets: 'Le mie scommesse',
  addAccount: 'Aggiungi un conto',
  phone: 'Telefono',
  loading: 'Caricamento del conto',
  changePassword: 'Cambia password',
  sessions: 'Dispositivi connessi',
  loadAgain: 'Carica il tuo conto',
}
