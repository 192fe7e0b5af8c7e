import { isRefusal, refusalText } from '@fairground/client'
import { useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'

/** Ends the session on the server; without its answer nobody is told that they are signed out. */
export function useSignOut(onOut: () => void): () => Promise<void> {
  const { t } = useTranslation()
  const toast = useToast()
  return async () => {
    try {
      await api.staff.logout({})
      onOut()
    } catch (error) {
      if (isRefusal(error, 'NOT_LOGGED_IN')) onOut()
      else toast.show({ tone: 'bad', title: t('account.notOut'), text: refusalText(t, error) })
    }
  }
}
