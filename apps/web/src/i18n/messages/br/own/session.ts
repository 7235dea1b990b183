import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'Entrar',
  signUp: 'Cadastrar-se',
  signOut: 'Sair',
  balance: 'Saldo {amount}',
  accounts: 'Contas',
  menu: 'Sua conta: {name}',
  profileMenu: 'Sua conta',
  points: '{points, plural, one {# ponto} other {# pontos}}',
  myBets: 'Minhas apostas',
  addAccount: 'Adicionar uma conta',
  phone: 'Telefone',
  loading: 'Carregando sua conta',
  changePassword: 'Alterar senha',
  sessions: 'Dispositivos conectados',
  loadAgain: 'Carregar sua conta',
}
