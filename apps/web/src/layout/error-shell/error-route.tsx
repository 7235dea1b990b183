import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

import type { PageState } from '../../base/environment.ts'
import { DEFAULT_LOCALE, isLocale } from '../../i18n/locales.ts'
import type { PageName } from '@touchline/contract'
import { isErrorLocale } from './error-locale.ts'
import { ErrorPage } from './error-page.tsx'
import type { ErrorKind } from './error-sentence.ts'

type OwnTextsOfPage = Pick<PageState, 'locale' | 'ownTexts'>

type LoaderOptions = {
  params: { locale?: string | undefined }
  context: { services: { page: OwnTextsOfPage } }
}

type ErrorAnswer = { kind: ErrorKind; page: PageName; status: number }

/** AMB-05: which error page answers with which status. */
export const ERROR_PAGES = {
  '404': { kind: 'notFound', page: '404', status: 404 },
  '500': { kind: 'wentWrong', page: '500', status: 500 },
  blocked: { kind: 'blocked', page: 'blocked', status: 403 },
  locked: { kind: 'locked', page: 'locked', status: 401 },
} as const satisfies Record<string, ErrorAnswer>

/** The texts come with the page: they are no part of other pages' first views. */
export async function titleOf(
  kind: ErrorKind,
  locale: string = DEFAULT_LOCALE,
  page: OwnTextsOfPage = { locale, ownTexts: null },
): Promise<string> {
  const { errorSentence, ownErrorTexts } = await import('./error-sentence.ts')
  return `${errorSentence(locale, kind, null, ownErrorTexts(page, locale)).title} · Touchline`
}

/**
 * Options of an error page's route. It asks the backends for nothing, so it shows when they are
 * down, and speaks more languages than the site.
 */
export function errorRoute({ kind, page, status }: ErrorAnswer) {
  return {
    staticData: { page },
    beforeLoad: ({ params }: { params: { locale?: string | undefined } }) => {
      const { locale } = params
      if (locale === undefined || isLocale(locale) || isErrorLocale(locale)) return
      notFound({ throw: true })
    },
    loader: ({ params, context }: LoaderOptions) => {
      answerWith(status)
      return titleOf(kind, params.locale, context.services.page)
    },
    head: ({ loaderData: title }: { loaderData?: string | undefined }) => ({
      meta: [...(title === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }],
    }),
    component: () => <ErrorPage kind={kind} />,
  }
}

const answerWith = createIsomorphicFn()
  .client((_status: number) => undefined)
  .server((status: number) => {
    setResponseStatus(status)
    return undefined
  })
