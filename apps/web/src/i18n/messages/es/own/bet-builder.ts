import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'Crea tu apuesta',
  title: 'Crea tu apuesta',
  intro: 'Elige dos o más selecciones de este partido. Ganan todas juntas o ninguna.',
  apart: 'No se puede combinar con lo que has elegido:',
  legs: 'Selecciones',
  remove: 'Quitar {outcome}',
  clear: 'Quitar todas las selecciones',
  count: '{count, plural, =0 {} one {# selección} other {# selecciones}}',
  fold: 'Plegar',
  unfold: 'Desplegar',
  addMore: 'Añade otra selección de este partido.',
  stillAsking: 'Seguimos calculando la cuota…',
  noAnswer: 'No se ha podido calcular la cuota.',
  askAgain: 'Preguntar otra vez',
  priceIs: 'Cuota {price}',
  yourPrice: 'Tu cuota',
  yourPriceHint: 'Déjalo vacío para nuestra cuota o propón una más alta.',
  notAPrice: 'Esto no es una cuota',
  closed: '«Crea tu apuesta» está cerrado en este partido: ya no queda nada que combinar.',
  takeBest: 'Aceptar {price}, nuestra mejor cuota',
  confirming: 'Tu apuesta se está confirmando',
  placed: 'Tu apuesta está hecha',
  rejected: 'Tu apuesta no se ha aceptado',
  done: 'Listo',
}
