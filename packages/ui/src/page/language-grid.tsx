import { useState } from 'react'
import { SearchInput } from '../field/search-input.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import type { Language } from './language.ts'

type LanguageGridProps = { languages: readonly Language[]; value: string; onChoose: (code: string) => void }

/** The grid alone, for a dialog or a page of a phone. */
export function LanguageGrid({ languages, value, onChoose }: LanguageGridProps) {
  const text = useUiText()
  const [query, setQuery] = useState('')
  // Built when the grid opens: it costs a phone more than all else that a page starts with.
  const [inEnglish] = useState(() => new Intl.DisplayNames('en', { type: 'language' }))
  const wanted = query.trim().toLocaleLowerCase()
  const found = languages.filter(({ code, name }) =>
    `${code} ${name} ${inEnglish.of(code)}`.toLocaleLowerCase().includes(wanted),
  )
  return (
    <>
      <div className="mb-2.5 flex items-center gap-3">
        <b className="flex-1 text-lg font-bold">{text.language}</b>
        <SearchInput className="w-50" label={text.searchLanguage} value={query} onValueChange={setQuery} />
      </div>
      <ul className="grid max-h-[min(26rem,60dvh)] grid-cols-2 gap-1 overflow-y-auto sm:grid-cols-3 md:grid-cols-5">
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current={code === value || undefined}
              onClick={() => onChoose(code)}
              className="flex min-h-10 w-full items-center justify-between gap-2 rounded-sm px-3 text-start text-sm font-medium text-ink-2 hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current]:bg-surface-3 aria-[current]:text-ink touch:min-h-11"
            >
              {name}
              {code === value && <Icon name="icon-[ph--check-bold]" className="text-lamp-ink" />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="py-6 text-center text-sm text-ink-3">{text.noMatches}</p>}
    </>
  )
}
