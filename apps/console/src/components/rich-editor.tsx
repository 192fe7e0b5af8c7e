import { IconButton, Textarea } from '@fairground/ui'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const marks = [
  { key: 'bold', press: 'b', icon: 'icon-[ph--text-b-bold]', before: '<strong>', after: '</strong>' },
  { key: 'italic', press: 'i', icon: 'icon-[ph--text-italic-bold]', before: '<em>', after: '</em>' },
  { key: 'underline', press: 'u', icon: 'icon-[ph--text-underline-bold]', before: '<u>', after: '</u>' },
  { key: 'heading2', press: 'alt+2', icon: 'icon-[ph--text-h-two-bold]', before: '<h2>', after: '</h2>' },
  { key: 'heading', press: 'alt+3', icon: 'icon-[ph--text-h-three-bold]', before: '<h3>', after: '</h3>' },
  { key: 'list', press: 'alt+8', icon: 'icon-[ph--list-bullets-bold]', before: '<ul><li>', after: '</li></ul>' },
  { key: 'numbers', press: 'alt+7', icon: 'icon-[ph--list-numbers-bold]', before: '<ol><li>', after: '</li></ol>' },
  { key: 'quote', press: 'alt+9', icon: 'icon-[ph--quotes-bold]', before: '<blockquote>', after: '</blockquote>' },
  { key: 'link', press: 'k', icon: 'icon-[ph--link-bold]', before: '<a href="/">', after: '</a>' },
] as const
type Mark = (typeof marks)[number]

/** A text of more lines has room for a page. */
const shortRows = 12

interface RichEditorProps {
  lang: string
  /** Lines at first. */
  rows?: number
  value: string
  lengthMax: number
  isLocked: boolean
  onValue: (value: string) => void
}

/** The mark of a key that is pressed with Ctrl or the command key; digits by their place, whatever Alt makes of them. */
function markOf({ ctrlKey, metaKey, altKey, key, code }: KeyboardEvent): Mark | undefined {
  if (!ctrlKey && !metaKey) return undefined
  const pressed = altKey ? `alt+${code.replace('Digit', '')}` : key.toLowerCase()
  return marks.find(({ press }) => press === pressed)
}

/** Text with a few means of style: what is chosen is put between their marks. A blank line begins a paragraph. */
export function RichEditor({ lang, rows = 7, value, lengthMax, isLocked, onValue }: RichEditorProps) {
  const { t } = useTranslation('content')
  const box = useRef<HTMLTextAreaElement>(null)
  const put = ({ before, after }: Mark) => {
    const area = box.current
    if (!area || isLocked) return
    const { selectionStart: start, selectionEnd: end } = area
    const chosen = value.slice(start, end)
    onValue(`${value.slice(0, start)}${before}${chosen}${after}${value.slice(end)}`)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start + before.length, start + before.length + chosen.length)
    })
  }
  return (
    <span className="grid gap-1.5">
      {!isLocked && (
        <span role="toolbar" aria-label={t('marks')} className="flex flex-wrap gap-1">
          {marks.map((mark) => (
            <IconButton
              key={mark.key}
              size="sm"
              look="solid"
              label={t('markKey', { name: t(`mark.${mark.key}`), key: keyName(mark) })}
              icon={mark.icon}
              onClick={() => put(mark)}
            />
          ))}
        </span>
      )}
      <Textarea
        ref={box}
        lang={lang}
        rows={rows}
        className={rows > shortRows ? '[&>textarea]:max-h-[34lh] [&>textarea]:min-h-[22lh]' : undefined}
        value={value}
        maxLength={lengthMax}
        onChange={({ target }) => onValue(target.value)}
        onKeyDown={(event) => {
          const mark = markOf(event)
          if (!mark) return
          event.preventDefault()
          put(mark)
        }}
      />
    </span>
  )
}

const keyName = ({ press }: Mark): string => `Ctrl+${press.replace('alt', 'Alt').toUpperCase().replace('ALT', 'Alt')}`
