import { createQueryClient } from '@fairground/client'
import { directionOf } from '@fairground/i18n'
import { ToastProvider, UiProvider, uiTextFrom, useToast } from '@fairground/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { RouterLink } from './components/router-link.tsx'
import { router } from './router.ts'
import { RouteError } from './routes/-layouts/route-error.tsx'
import { useLoadPace } from './routes/-layouts/use-load-pace.ts'

const queryClient = createQueryClient()

/** The pages, or why the one that somebody waits for does not come. */
function Pages() {
  const { t } = useTranslation()
  const { show } = useToast()
  const pace = useLoadPace(router)
  useEffect(() => {
    if (pace === 'slow') show({ tone: 'info', title: t('common:slowLoad') })
  }, [pace, show, t])
  return pace === 'failed' ? <RouteError /> : <RouterProvider router={router} />
}

function Providers() {
  const { t, i18n: active } = useTranslation()
  return (
    <UiProvider
      text={uiTextFrom((key) => t(`ui:${key}`, { skipInterpolation: true }))}
      locale={active.language}
      dir={directionOf(active.language)}
      Link={RouterLink}
    >
      <ToastProvider>
        <Pages />
      </ToastProvider>
    </UiProvider>
  )
}

export function App({ i18n }: { i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Providers />
      </QueryClientProvider>
    </I18nextProvider>
  )
}
