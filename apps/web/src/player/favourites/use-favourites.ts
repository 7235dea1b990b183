import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import type { FavouriteState } from './favourite-state.ts'

export function useFavourites<Part>(select: (state: FavouriteState) => Part): Part {
  return useStore(useServices().favourites, select)
}
