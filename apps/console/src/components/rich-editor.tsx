import { IconButton, Textarea } from '@fairground/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

const marks = [
  { key: 'bold', icon: 'icon-[ph--text-b-bold]', before: '<strong>', after: '</strong>' },
  { key: 'italic', icon: 'icon-[ph--text-italic-bold]', before: '<em>', after: '</em>' },
  { key: 'heading', icon: 'icon-[ph--text-h-three-bold]', before: '<h3>', after: '</h3>' },
  { key: 'list', icon: 'icon-[ph--list-bullets-bold]', before: '<ul><li>', after: '</li></ul>' },
  { key: 'quote', icon: 'icon-[ph--quotes-bold]', before: '<blockquote>', after: '</blockquote>' },
  { key: 'link', icon: 'icon-[ph--link-bold]', before: '<a href="/">', after: '</a>' },
] as const

interface RichEditorProps {
  lang: string
  value: string
  lengthMax: number
  isLocked: boolean
  onValue: (value: string) => void
}

/** Text with a few means of style: what is chosen is put between their marks. A blank line begins a paragraph. */
export function RichEditor({ lang, value, lengthMax, isLocked, onValue }: RichEditorProps) {
  const { t } = useTranslation('content')
  const box = useRef<HTMLTextAreaElement>(null)
  const put = ({ before, after }: (typeof marks)[number]) => {
    const area = box.current
    if (!area) return
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
              label={t(`mark.${mark.key}`)}
              icon={mark.icon}
              onClick={() => put(mark)}
            />
          ))}
        </span>
      )}
      <Textarea
        ref={box}
        lang={lang}
        rows={7}
        value={value}
        maxLength={lengthMax}
        onChange={({ target }) => onValue(target.value)}
      />
    </span>
  )
}
