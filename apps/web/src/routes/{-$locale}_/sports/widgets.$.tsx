import { createFileRoute } from '@tanstack/react-router'

import { loadWidget, WidgetPage } from './-widgets.tsx'

/** EMBED-01: a part of the site alone, in the frame that a host's loader makes for it. */
export const Route = createFileRoute('/{-$locale}_/sports/widgets/$')({
  staticData: { page: 'widget' },
  loader: ({ context, params: { _splat = '', locale } }) =>
    loadWidget(context.services, _splat, locale),
  component: WidgetPage,
})
