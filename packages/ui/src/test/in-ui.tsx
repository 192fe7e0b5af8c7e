import type { ReactNode } from 'react'
import { textFor } from '../../stories/texts.ts'
import { UiProvider } from '../provider/ui-provider.tsx'

/** A component under the provider, as an app would have it. */
export function inUi(children: ReactNode, lang = 'vi') {
  return (
    <UiProvider text={textFor(lang)} locale={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {children}
    </UiProvider>
  )
}
