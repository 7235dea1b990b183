import { useServices } from '../base/services.ts'
import { linksFor } from './links.ts'

const TO = '/{-$locale}/bonuses/{-$kind}/{-$id}'

export type LinkingPage = Parameters<typeof linksFor>[0]

type Place = { kind: string; id: string }

/** The list of bonuses, or one of them: props for `<Link>`. Apart from other links, which every page carries. */
export function bonusLink(page: LinkingPage, place?: Place) {
  return { to: TO, params: { ...linksFor(page).home().params, ...place } } as const
}

export function useBonusLink() {
  const { page } = useServices()
  return (place?: Place) => bonusLink(page, place)
}
