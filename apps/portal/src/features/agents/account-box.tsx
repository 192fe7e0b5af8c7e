import { SearchInput } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface AccountBoxProps {
  account: string | undefined
  /** Undefined shows everybody again. */
  onAccount: (account: string | undefined) => void
  isWrong: boolean
}

/** Narrows a list to one account of the team; asked for with Enter, because only a whole name is one. */
export function AccountBox({ account, onAccount, isWrong }: AccountBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(account ?? '')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onAccount(text.trim() || undefined)
  }
  return (
    <form onSubmit={ask} className="min-w-0 max-md:w-full md:w-64">
      <SearchInput
        size="md"
        label={t('agents:oneAccount')}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        value={text}
        onValueChange={(next) => {
          setText(next)
          if (!next) onAccount(undefined)
        }}
      />
      {isWrong && (
        <p role="alert" className="mt-1 text-xs text-money-down">
          {t('errors:validation.noDownline')}
        </p>
      )}
    </form>
  )
}
