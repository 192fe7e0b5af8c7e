import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../lib/me.ts'
import { type AccountDialog, AccountDialogs } from './account-dialogs.tsx'

const laterKey = 'second-factor-later'

/** For whoever works with a password alone: once a sitting, among the alarms of the overview. */
export function SecondFactorReminder() {
  const { t } = useTranslation()
  const { hasSecondFactor } = useMe()
  const [isLater, setIsLater] = useState(() => sessionStorage.getItem(laterKey) === 'yes')
  const [dialog, setDialog] = useState<AccountDialog>()
  const wait = () => {
    sessionStorage.setItem(laterKey, 'yes')
    setIsLater(true)
  }
  return (
    <>
      {!hasSecondFactor && !isLater && (
        <Note tone="warn" className="mb-3">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {t('account.reminder')}
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="line" onClick={() => setDialog('authenticator')}>
                {t('account.authenticator')}
              </Button>
              <Button size="sm" variant="quiet" onClick={wait}>
                {t('account.reminderLater')}
              </Button>
            </span>
          </span>
        </Note>
      )}
      <AccountDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
