import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

const widgets = () => import('./-widgets.tsx')

/** EMBED-01: a part of the site alone, in the frame that a host's loader makes for it. */
export const Route = createFileRoute('/{-$locale}_/sports/widgets/$')({
  staticData: { page: 'widget' },
  loader: async ({ context, params: { _splat = '', locale } }) =>
    (await widgets()).loadWidget(context.services, _splat, locale),
  component: lazyRouteComponent(widgets, 'WidgetPage'),
})
