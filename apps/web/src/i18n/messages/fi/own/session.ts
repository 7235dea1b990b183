import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'Kirjaudu sisään',
  signUp: 'Liity',
  signOut: 'Kirjaudu ulos',
  balance: 'Saldo {amount}',
  accounts: 'Tilit',
  menu: 'Tilisi: {name}',
  profileMenu: 'Tilisi',
  points: '{points, plural, one {# piste} other {# pistettä}}',
  myBets: 'Omat vedot',
  addAccount: 'Lisää tili',
  phone: 'Puhelin',
  loading: 'Ladataan tiliäsi',
  changePassword: 'Vaihda salasana',
  sessions: 'Kirjautuneet laitteet',
  loadAgain: 'Lataa tilisi',
}
