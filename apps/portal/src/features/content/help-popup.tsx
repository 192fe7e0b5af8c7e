import { ComingDialog, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { closeHelp, useHelpPrompt } from '../../lib/help-prompt.ts'
import { laterPart } from '../../lib/later.ts'
import type { HelpDialogProps } from './help-dialog.tsx'

const helpDialog = laterPart(() => import('./help-dialog.tsx').then((module) => module.HelpDialog))

/** The help centre; any part of the portal opens it with `openHelp`. Its code comes late, or at once when it opens. */
export function HelpPopup(props: HelpDialogProps) {
  const { t } = useTranslation()
  const isOpen = useHelpPrompt() !== undefined
  const { part: HelpDialog, error } = useLate(helpDialog, isOpen)
  if (HelpDialog) return <HelpDialog {...props} />
  if (!isOpen) return null
  const close = () => {
    closeHelp()
    props.onClosed()
  }
  return (
    <ComingDialog
      title={t('help.title')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.assign('/help')}
      onClose={close}
    />
  )
}
