import { createQueryClient } from '@fairground/client'
import { directionOf } from '@fairground/i18n'
import { ToastProvider, UiProvider, uiTextFrom } from '@fairground/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { RouterLink } from './components/router-link.tsx'
import { router } from './router.ts'

const queryClient = createQueryClient()

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
        <RouterProvider router={router} />
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
