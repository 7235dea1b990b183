import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'Favoritos',
  description: 'As partidas, ligas e esportes que você marcou',
  star: 'Favorito: {name}',
  add: 'Adicionar aos favoritos',
  remove: 'Remover dos favoritos',
  matches: 'Partidas',
  pinned: 'Ligas e esportes',
  status: {
    label: 'Mostrar',
    all: 'Todos',
    live: 'Ao vivo',
    upcoming: 'Próximas',
    finished: 'Encerrada',
  },
  signInTitle: 'Entre para guardar favoritos',
  signInText:
    'Marque partidas, ligas e esportes com uma estrela e encontre-os aqui em qualquer aparelho.',
  signIn: 'Entrar',
  emptyTitle: 'Ainda não há favoritos',
  emptyText:
    'Toque na estrela ao lado de uma partida, liga ou esporte, e ela espera por você aqui.',
  emptyAction: 'Ver o que há',
  noneTitle: 'Nenhuma das suas partidas está aqui',
  noneText: 'Seus favoritos estão em outro estado agora.',
  showAll: 'Mostrar tudo',
  failedTitle: 'Não foi possível ler seus favoritos',
}
