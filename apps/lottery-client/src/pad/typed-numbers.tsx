import { Field, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTyped } from './picking.ts'

interface TypedNumbersProps {
  digits: number
  picked: readonly string[]
  onPick: (numbers: readonly string[]) => void
}

/** Numbers as they are typed; what is no number of this length is named. */
export function TypedNumbers({ digits, picked, onPick }: TypedNumbersProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(picked.join(' '))
  const { wrong } = readTyped(text, digits)
  const isOutside = readTyped(text, digits).numbers.join() !== picked.join()
  const shown = isOutside ? picked.join(' ') : text
  const type = (next: string) => {
    setText(next)
    onPick(readTyped(next, digits).numbers)
  }
  return (
    <Field
      label={t('pad.typeLabel', { digits })}
      hint={t('pad.typeHint')}
      error={wrong.length > 0 && !isOutside ? t('pad.wrong', { parts: wrong.join(', ') }) : undefined}
    >
      <Textarea
        value={shown}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
