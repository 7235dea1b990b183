import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'Mensajes',
  dismiss: 'Descartar',
  undo: 'Deshacer',
  slipCleared: 'El cupón se ha vaciado',
  tooManySelections: 'En un cupón caben como máximo {maximum} selecciones',
  sharedBetLoaded: 'La apuesta compartida ha sustituido a tu cupón',
  sharedBetGone: 'Ninguna de estas selecciones está ya disponible. Prueba otra apuesta.',
  sharedBetFailed: 'No se ha podido cargar la apuesta. Inténtalo más tarde.',
  nothingAvailable: 'Ninguna de estas selecciones está ya disponible',
  nothingAvailableHint: 'Prueba otra apuesta.',
  signedOut: 'Has cerrado sesión',
  quickBetOff: 'La apuesta rápida se ha desactivado',
  quickBetOffHint: 'Solo sirve para partidos en juego; la selección está en tu cupón.',
  vipRejected: 'La apuesta {ref} no se ha aprobado',
  cashedOut: 'Cash out realizado en la apuesta {ref}',
  cashOutChanged: 'El cash out no se ha realizado: la oferta ha bajado',
  cashOutSuspended: 'El cash out no se ha realizado: una selección está suspendida',
  partlyAvailable: 'Ya no disponible: {names}',
  vipRejectedHint: 'Se te ha devuelto el importe.',
  partLost: 'No se ha podido cargar una parte de la página',
  partLostHint: 'Recarga la página para continuar. Tu cupón se conserva.',
  reload: 'Recargar',
}
