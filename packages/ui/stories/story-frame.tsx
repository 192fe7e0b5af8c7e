import { createElement } from 'react'
import { UiProvider } from '../src/provider/ui-provider.tsx'
import { ToastProvider } from '../src/toast/toast-provider.tsx'
import { catalogue } from './catalogue.ts'
import { textFor } from './texts.ts'

const query = new URLSearchParams(location.search)

/** One story alone: what the shell frames and what a screenshot takes. `?story=all` shows every one. */
export function StoryFrame() {
  const lang = query.get('lang') ?? 'vi'
  const wanted = query.get('story') ?? ''
  const shown = [...catalogue].filter(([id]) => wanted === 'all' || id === wanted || id.startsWith(`${wanted}/`))
  return (
    <UiProvider text={textFor(lang)} locale={lang} dir={query.get('dir') === 'rtl' ? 'rtl' : 'ltr'}>
      <ToastProvider>
        <main className="grid gap-8 p-4 md:p-6">
          {shown.map(([id, story]) => (
            <section key={id} aria-label={id} className="min-w-0">
              <p className="mb-3 text-xs text-ink-3">{id}</p>
              {createElement(story)}
            </section>
          ))}
        </main>
      </ToastProvider>
    </UiProvider>
  )
}
