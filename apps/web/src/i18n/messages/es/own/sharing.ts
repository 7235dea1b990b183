import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'Compartir',
  title: 'Compartir esta apuesta',
  preview: 'Lo que verán los demás',
  previewHint: 'Los demás ven esto y obtienen las cuotas del momento en que lo abren.',
  withStake: 'Compartir también mi importe',
  withStakeHint: 'Se rellena para jugadores con la misma moneda.',
  code: 'Código',
  link: 'Enlace',
  qrCode: 'Código QR del enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyRefused: 'El navegador no nos dejó copiar. Selecciona el enlace de arriba.',
  native: 'Compartir…',
  failed: 'No se ha podido crear el código.',
  types: { single: 'Simple', combo: 'Combinada', system: 'Sistema', custom_bet: 'Crea tu apuesta' },
  comboOf: 'Combinada de {count}',
  systemOf: 'Sistema {win}/{total}',
  enterCode: 'Introducir código',
  load: 'Cargar apuesta',
  missing: 'Ya no disponible y omitido:',
  missingUnnamed: 'una selección que ha terminado',
  head: '{count, plural, one {Una apuesta compartida} other {Una apuesta compartida: # selecciones}}',
  headOdds:
    '{count, plural, one {Una apuesta compartida a {odds}} other {Una apuesta compartida: # selecciones a {odds}}}',
  notFound: {
    title: 'Apuesta no encontrada',
    text: 'Este enlace de apuesta ya no es válido. Comprueba el código o pide uno nuevo.',
    home: 'Ir a los deportes',
  },
}
