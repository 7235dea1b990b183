import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'Buscar',
  field: 'Buscar equipos, ligas, deportes',
  clear: 'Borrar el texto',
  results: 'Resultados de la búsqueda',
  recent: 'Búsquedas recientes',
  forget: 'Olvidarlas',
  groups: {
    sports: 'Deportes',
    tournaments: 'Ligas',
    live: 'Ahora en vivo',
    upcoming: 'Próximos',
    competitors: 'Equipos y jugadores',
  },
  topLeagues: 'Ligas destacadas',
  found: '{count, plural, =0 {Nada encontrado} one {# resultado} other {# resultados}}',
  searching: 'Buscando…',
  nothing: 'Nada encontrado para «{text}»',
  nothingHint: 'Revisa la ortografía o prueba con un equipo, una liga o un deporte.',
  failed: 'No hemos podido buscar en todo. Esto es lo que la página ya conoce.',
  retry: 'Reintentar',
  keys: '↑ ↓ para elegir · Intro para abrir · Esc para cerrar',
}
