import { directionOf } from '@fairground/i18n'
import { type DrawnFor, DrawnForContext, ToastProvider, UiProvider, uiTextFrom, useToast } from '@fairground/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { RouterLink } from './components/router-link.tsx'
import type { PageRouter } from './router.ts'
import { RouteError } from './routes/-layouts/route-error.tsx'
import { useLoadPace } from './routes/-layouts/use-load-pace.ts'

/** The pages, or why the one that somebody waits for does not come. */
function Pages({ router }: { router: PageRouter }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const pace = useLoadPace(router)
  useEffect(() => {
    if (pace === 'slow') show({ tone: 'info', title: t('common:slowLoad') })
  }, [pace, show, t])
  return pace === 'failed' ? <RouteError /> : <RouterProvider router={router} />
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
