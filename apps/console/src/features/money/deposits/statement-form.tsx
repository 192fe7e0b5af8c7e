import { fieldRefusal, refusalText } from '@fairground/client'
import { statementLengthMax } from '@fairground/contract'
import { Button, Field, Icon, Note, Textarea } from '@fairground/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface StatementFormProps {
  isBusy: boolean
  error: Error | null
  onRead: (text: string) => void
}

/** A statement, pasted or from a file. */
export function StatementForm({ isBusy, error, onRead }: StatementFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const wrong = fieldRefusal(t, error, 'text')
  return (
    <form
      noValidate
      className="grid max-w-240 gap-4 rounded-lg bg-surface-1 p-5 shadow-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isBusy) onRead(text)
      }}
    >
      <p className="text-sm text-ink-2">{t('statement.text')}</p>
      <Field label={t('statement.paste')} error={wrong}>
        <Textarea
          value={text}
          maxLength={statementLengthMax}
          rows={10}
          spellCheck={false}
          dir="ltr"
          className="text-sm"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {error && !wrong && (
        <Note tone="bad" isLive>
          {refusalText(t, error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          aria-label={t('statement.choose')}
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(setText)
            target.value = ''
          }}
        />
        <Button
          variant="line"
          size="lg"
          start={<Icon name="icon-[ph--file-csv-duotone]" />}
          onClick={() => file.current?.click()}
        >
          {t('statement.choose')}
        </Button>
        <Button type="submit" variant="lamp" size="lg" disabled={text.trim() === ''} busy={isBusy}>
          {t('statement.match')}
        </Button>
      </div>
    </form>
  )
}
