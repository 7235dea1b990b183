/** Props of a `<Link>` to a page, as `linksFor` makes them. */
export type PageLink = {
  to: string
  params: { locale?: string; sport?: string; slug?: string }
}

/** Path of a page without its origin: `/de/sports/soccer/germany`. */
export function pathOf({ to, params }: PageLink): string {
  const segments = to.split('/').flatMap((segment) => {
    if (segment === '{-$locale}') return params.locale === undefined ? [] : [params.locale]
    if (segment === '$sport') return [encodeURIComponent(params.sport ?? '')]
    if (segment === '$slug') return [encodeURIComponent(params.slug ?? '')]
    return [segment]
  })
  return segments.join('/')
}
