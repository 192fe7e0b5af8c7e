import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { SearchInput } from '../field/search-input.tsx'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { popupClass } from '../menu/popup-class.ts'
import { useUiText } from '../provider/ui-provider.tsx'

/** A language named in itself; flags are for countries. */
export type Language = { code: string; name: string; englishName: string }

export type LanguageMenuProps = {
  languages: readonly Language[]
  value: string
  onValueChange: (code: string) => void
  className?: string
}

/** All languages at a glance, with a search box for the many. */
export function LanguageMenu({ languages, value, onValueChange, className }: LanguageMenuProps) {
  const text = useUiText()
  const [isOpen, setIsOpen] = useState(false)
  const current = languages.find((language) => language.code === value)
  const choose = (code: string) => {
    setIsOpen(false)
    onValueChange(code)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        render={
          <Button
            variant="quiet"
            className={className}
            aria-label={`${text.language}: ${current?.name ?? value}`}
            start={<Icon name="icon-[ph--globe-simple]" />}
            end={<Icon name="icon-[ph--caret-down-bold]" className="text-[11px]" />}
          >
            {current?.name ?? value}
          </Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start" className="z-(--f-z-toast)">
          <Popover.Popup className={cx(popupClass, 'w-[min(40rem,calc(100vw-1.5rem))] p-4')}>
            <LanguageGrid languages={languages} value={value} onChoose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type LanguageGridProps = { languages: readonly Language[]; value: string; onChoose: (code: string) => void }

/** The grid alone, for a dialog or a page of a phone. */
export function LanguageGrid({ languages, value, onChoose }: LanguageGridProps) {
  const text = useUiText()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase()
  const found = languages.filter(({ code, name, englishName }) =>
    `${code} ${name} ${englishName}`.toLocaleLowerCase().includes(wanted),
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
