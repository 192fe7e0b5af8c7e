import { Icon, IconButton, Input, Kbd, useUiText } from '@fairground/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

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
export function SearchBox({ label, value, onSearch, box, className }: SearchBoxProps) {
  const ui = useUiText()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => latest.current(text.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <Input
      ref={box}
      size="sm"
      type="search"
      className={className ?? 'w-full sm:w-70'}
      value={text}
      maxLength={lengthMax}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      start={<Icon name="icon-[ph--magnifying-glass]" />}
      end={text ? <ClearButton label={ui.clear} onClick={() => setText('')} /> : box && <Kbd>/</Kbd>}
    />
  )
}

const ClearButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton size="xs" label={label} icon="icon-[ph--x-bold]" iconClassName="text-xs" onClick={onClick} />
)
