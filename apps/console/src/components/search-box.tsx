import { SearchInput } from '@fairground/ui'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { KeyHint } from './key-hint.tsx'

const settleMs = 300
const lengthMax = 64

type SearchBoxProps = {
  /** Names the box; shown inside while it is empty. */
  label: string
  value: string
  /** Called once typing has paused. */
  onSearch: (query: string) => void
  /** Given where a key (/) brings one here. */
  box?: RefObject<HTMLInputElement | null>
  className?: string
}

/** Looks something up while one types. */
export function SearchBox({ label, value, onSearch, box, className = 'w-full sm:w-70' }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  // Someone else changed it, a cleared filter or the Back button: never what is being typed right now.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current(sent.current)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <SearchInput
      ref={box}
      label={label}
      value={text}
      onValueChange={setText}
      maxLength={lengthMax}
      className={className}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={leaveOnEscape}
      aria-keyshortcuts={box && '/'}
      end={box && <KeyHint name="/" />}
    />
  )
}

/** Esc goes back to the list with what was found; the browser's own Esc would empty the box. */
function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.blur()
}
