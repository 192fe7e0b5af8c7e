import { fieldRefusal, refusalText } from '@fairground/client'
import { IconButton, Input } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'

const textMax = 300

/** A line to say; what was refused stays in it. */
export function SayForm({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const say = useMutation({
    mutationFn: () => api.chat.say({ roomId, text }),
    onSuccess: () => {
      setText('')
      void queries.invalidateQueries({ queryKey: query.chat.key() })
    },
  })
  const isBlank = text.trim() === ''
  return (
    <form
      noValidate
      className="grid w-full gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank && !say.isPending) say.mutate()
      }}
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Input
            dir="auto"
            autoComplete="off"
            enterKeyHint="send"
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            maxLength={textMax}
            value={text}
            invalid={say.isError}
            onChange={({ target }) => {
              say.reset()
              setText(target.value)
            }}
          />
        </div>
        <IconButton
          type="submit"
          label={t('chat.send')}
          icon="icon-[ph--paper-plane-right-fill]"
          flip
          disabled={isBlank || say.isPending}
        />
      </div>
      <p role="alert" className="text-xs text-ruby-ink empty:hidden">
        {say.error && (fieldRefusal(t, say.error, 'text') ?? refusalText(t, say.error))}
      </p>
      <p className="text-xs text-ink-3">{t('chat.rules')}</p>
    </form>
  )
}
