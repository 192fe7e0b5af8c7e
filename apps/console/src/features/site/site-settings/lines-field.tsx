import { Field, Textarea } from '@fairground/ui'
import { useState } from 'react'

const linesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

interface LinesFieldProps {
  label: string
  hint: string
  error: string
  lines: readonly string[]
  isLocked: boolean
  isGood: (line: string) => boolean
  /** How what is typed becomes lines. */
  read?: (text: string) => string[]
  onLines: (lines: string[]) => void
}

/** A list that is typed, one item a line. */
export function LinesField({ label, hint, error, lines, isLocked, isGood, read = linesOf, onLines }: LinesFieldProps) {
  const [text, setText] = useState(lines.join('\n'))
  // What was typed stays as it was typed while it means the same.
  const shown = JSON.stringify(read(text)) === JSON.stringify(lines) ? text : lines.join('\n')
  return (
    <Field label={label} hint={hint} error={lines.every(isGood) ? undefined : error} disabled={isLocked}>
      <Textarea
        dir="ltr"
        spellCheck={false}
        value={shown}
        onChange={({ target }) => {
          setText(target.value)
          onLines(read(target.value))
        }}
      />
    </Field>
  )
}
