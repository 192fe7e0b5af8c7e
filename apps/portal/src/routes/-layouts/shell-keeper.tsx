import { useToast } from '@fairground/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepShell } from '../../lib/keep-shell.ts'

/** Keeps the shell for when there is no network, and offers the next version of the site once it is there. */
export function ShellKeeper() {
  const { t } = useTranslation()
  const { show } = useToast()
  useEffect(
    () =>
      keepShell((takeOver) =>
        show({ tone: 'info', title: t('shell.newVersion'), action: { label: t('shell.reload'), onClick: takeOver } }),
      ),
    [show, t],
  )
  return null
}
