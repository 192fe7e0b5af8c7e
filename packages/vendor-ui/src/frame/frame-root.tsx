import { directionOf } from '@fairground/i18n'
import { UiProvider, uiTextFrom } from '@fairground/ui'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

/** Around everything in a frame: its language, in the components too. */
export const FrameRoot = ({ i18n, children }: { i18n: i18n; children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <InLanguage>{children}</InLanguage>
  </I18nextProvider>
)

function InLanguage({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const text = uiTextFrom((key) => t(`ui:${key}`, { skipInterpolation: true }))
  return (
    <UiProvider text={text} locale={i18n.language} dir={directionOf(i18n.language)}>
      {children}
    </UiProvider>
  )
}
