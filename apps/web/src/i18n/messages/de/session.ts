import type { session as en } from '../en/session.ts'

export const session: typeof en = {
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signOut: 'Abmelden',
  balance: 'Guthaben {amount}',
  accounts: 'Konten',
  menu: 'Ihr Konto: {name}',
  profileMenu: 'Ihr Konto',
  points: '{points, plural, one {# Punkt} other {# Punkte}}',
  myBets: 'Meine Wetten',
  addAccount: 'Konto hinzufügen',
  phone: 'Telefon',
  loading: 'Ihr Konto wird geladen',
  changePassword: 'Passwort ändern',
  sessions: 'Angemeldete Geräte',
  loadAgain: 'Konto laden',
}
