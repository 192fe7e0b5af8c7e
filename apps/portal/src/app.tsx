import { directionOf } from '@fairground/i18n'
import { type DrawnFor, DrawnForContext, ToastProvider, UiProvider, uiTextFrom, useToast } from '@fairground/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, useRouterState } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { RouterLink } from './components/router-link.tsx'
import type { PageRouter } from './router.ts'
import { Pending } from './routes/-layouts/pending.tsx'
import { RouteError } from './routes/-layouts/route-error.tsx'
import { useLoadPace } from './routes/-layouts/use-load-pace.ts'

/** The first page may take so long before anything says that it is on its way. */
const startMs = 150

/**
 * Nothing of a page stands yet. The router would say so in the place of everything, and go on saying so until the whole page
 * has come; header and footer need not wait for it.
 */
function useIsStarting(router: PageRouter): boolean {
  const hasNothing = useRouterState({ router, select: ({ matches }) => matches.length === 0 })
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), startMs)
    return () => clearTimeout(timer)
  }, [])
  return hasNothing && isLong
}

/** The pages, or why the one that somebody waits for does not come. */
function Pages({ router }: { router: PageRouter }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const pace = useLoadPace(router)
  const isStarting = useIsStarting(router)
  useEffect(() => {
    if (pace === 'slow') show({ tone: 'info', title: t('common:slowLoad') })
  }, [pace, show, t])
  if (pace === 'failed') return <RouteError />
  return (
    <>
      {isStarting && <Pending />}
      <RouterProvider router={router} />
    </>
  )
}

function Providers({ router }: { router: PageRouter }) {
  const { t, i18n: active } = useTranslation()
  return (
    <UiProvider
      text={uiTextFrom((key) => t(`ui:${key}`, { skipInterpolation: true }))}
      locale={active.language}
      dir={directionOf(active.language)}
      Link={RouterLink}
    >
      <ToastProvider>
        <Pages router={router} />
      </ToastProvider>
    </UiProvider>
  )
}

export interface AppProps {
  i18n: i18n
  router: PageRouter
  queries: QueryClient
  drawnFor?: DrawnFor | undefined
}

export function App({ i18n, router, queries, drawnFor }: AppProps) {
  const app = (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Providers router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  )
  return drawnFor ? <DrawnForContext value={drawnFor}>{app}</DrawnForContext> : app
}
