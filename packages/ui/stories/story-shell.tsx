import { useState } from 'react'
import { Seg } from '../src/field/seg.tsx'
import { Logo } from '../src/logo/logo.tsx'
import { catalogue } from './catalogue.ts'

const switches = {
  theme: ['dark', 'light'],
  dir: ['ltr', 'rtl'],
  lang: ['vi', 'en', 'ar'],
  width: ['full', '1440', '768', '390'],
  motion: ['full', 'calm'],
}
type Choice = Record<keyof typeof switches | 'story', string>

/** The address bar holds the whole choice, so that any view can be linked to. */
function readChoice(): Choice {
  const query = new URLSearchParams(location.search)
  const of = (key: keyof typeof switches) => query.get(key) ?? switches[key][0] ?? ''
  const story = query.get('story') ?? [...catalogue.keys()][0] ?? ''
  return { theme: of('theme'), dir: of('dir'), lang: of('lang'), width: of('width'), motion: of('motion'), story }
}

export function StoryShell() {
  const [choice, setChoice] = useState(readChoice)
  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    history.replaceState(null, '', `?${new URLSearchParams(next)}`)
    document.documentElement.dataset.theme = next.theme
    setChoice(next)
  }
  return (
    <div dir="ltr" className="grid h-dvh grid-cols-[232px_1fr] grid-rows-[auto_1fr]">
      <nav className="row-span-2 overflow-y-auto bg-surface-1 p-4" aria-label="Stories">
        <Logo name="Fairground" size="sm" className="mb-4" />
        {['all', ...catalogue.keys()].map((id) => (
          <button
            key={id}
            type="button"
            aria-current={id === choice.story}
            onClick={() => choose({ story: id })}
            className="block w-full rounded-sm px-2.5 py-1.5 text-start text-sm text-ink-2 hover:bg-surface-2 aria-[current=true]:bg-surface-3 aria-[current=true]:text-ink"
          >
            {id}
          </button>
        ))}
      </nav>
      <header className="flex flex-wrap gap-3 border-b border-line p-3">
        {Object.entries(switches).map(([key, values]) => (
          <Seg
            key={key}
            size="sm"
            label={key}
            options={values.map((value) => ({ value, label: value }))}
            value={choice[key as keyof typeof switches]}
            onValueChange={(value) => choose({ [key]: value })}
          />
        ))}
      </header>
      <iframe
        key={JSON.stringify(choice)}
        title={choice.story}
        src={`?${new URLSearchParams({ ...choice, bare: '1' })}`}
        className="h-full justify-self-center border-x border-line"
        style={{ width: choice.width === 'full' ? '100%' : `${choice.width}px` }}
      />
    </div>
  )
}
