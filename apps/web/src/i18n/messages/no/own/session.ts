import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'Logg inn',
  signUp: 'Bli med',
  signOut: 'Logg ut',
  balance: 'Saldo {amount}',
  accounts: 'Kontoer',
  menu: 'Kontoen din: {name}',
  profileMenu: 'Kontoen din',
  points: '{points, plural, one {# poeng} other {# poeng}}',
  myBets: 'Mine spill',
  addAccount: 'Legg til konto',
  phone: 'Telefon',
  loading: 'Laster kontoen',
  changePassword: 'Endre passord',
  sessions: 'Påloggede enheter',
  loadAgain: 'Last inn kontoen',
}
