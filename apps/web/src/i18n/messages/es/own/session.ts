import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  signOut: 'Cerrar sesión',
  balance: 'Saldo {amount}',
  accounts: 'Cuentas',
  menu: 'Tu cuenta: {name}',
  profileMenu: 'Tu cuenta',
  points: '{points, plural, one {# punto} other {# puntos}}',
  myBets: 'Mis apuestas',
  addAccount: 'Añadir una cuenta',
  phone: 'Teléfono',
  loading: 'Cargando tu cuenta',
  changePassword: 'Cambiar contraseña',
  sessions: 'Dispositivos con sesión',
  loadAgain: 'Cargar tu cuenta',
}
