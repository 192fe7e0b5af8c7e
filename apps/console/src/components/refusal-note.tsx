import { refusalText } from '@fairground/client'
import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Why the last try failed; nothing while none did. */
export function RefusalNote({ error }: { error: Error | null }) {
  const { t } = useTranslation()
  return (
    error && (
      <Note tone="bad" isLive>
        {refusalText(t, error)}
      </Note>
    )
  )
}
