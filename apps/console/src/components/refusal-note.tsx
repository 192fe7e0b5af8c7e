import { refusalText } from '@fairground/client'
import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Why the last try failed; nothing while none did. `text` says it in words of its own. */
export function RefusalNote({ error, text }: { error: Error | null; text?: string | undefined }) {
  const { t } = useTranslation()
  return (
    error && (
      <Note tone="bad" isLive>
        {text ?? refusalText(t, error)}
      </Note>
    )
  )
}
