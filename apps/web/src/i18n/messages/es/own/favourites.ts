import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'Favoritos',
  description: 'Los partidos, ligas y deportes que has marcado',
  star: 'Favorito: {name}',
  add: 'Añadir a favoritos',
  remove: 'Quitar de favoritos',
  matches: 'Partidos',
  pinned: 'Ligas y deportes',
  status: {
    label: 'Mostrar',
    all: 'Todos',
    live: 'En vivo',
    upcoming: 'Próximos',
    finished: 'Finalizado',
  },
  signInTitle: 'Inicia sesión para guardar favoritos',
  signInText:
    'Marca partidos, ligas y deportes con una estrella y encuéntralos aquí en cada dispositivo.',
  signIn: 'Iniciar sesión',
  emptyTitle: 'Aún no hay favoritos',
  emptyText: 'Pulsa la estrella de un partido, una liga o un deporte y te esperará aquí.',
  emptyAction: 'Ver qué hay',
  noneTitle: 'Ninguno de tus partidos está aquí',
  noneText: 'Tus favoritos están ahora en otro estado.',
  showAll: 'Mostrar todo',
  failedTitle: 'No se han podido leer tus favoritos',
}
