import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'Buscar',
  field: 'Buscar times, ligas, esportes',
  clear: 'Limpar o texto',
  results: 'Resultados da busca',
  recent: 'Buscas recentes',
  forget: 'Esquecê-las',
  groups: {
    sports: 'Esportes',
    tournaments: 'Ligas',
    live: 'Ao vivo agora',
    upcoming: 'Próximas',
    competitors: 'Times e jogadores',
  },
  topLeagues: 'Principais ligas',
  found: '{count, plural, =0 {Nada encontrado} one {# resultado} other {# resultados}}',
  searching: 'Buscando…',
  nothing: 'Nada encontrado para “{text}”',
  nothingHint: 'Confira a grafia ou tente um time, uma liga ou um esporte.',
  failed: 'Não conseguimos pesquisar tudo. Isto é o que a página já conhece.',
  retry: 'Tentar de novo',
  keys: '↑ ↓ para escolher · Enter para abrir · Esc para fechar',
}
