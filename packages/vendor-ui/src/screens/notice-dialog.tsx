import { Button, Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../frame/frame-context.ts'
import { endsSession, useRefusalText } from './refusal-text.ts'

/** A bet was refused: what it means for the money, and what can be done. */
export function NoticeDialog() {
  const { t } = useTranslation()
  const frame = useFrame()
  const code = useFrameState((state) => state.notice)
  const textOf = useRefusalText()
  const close = () => frame.dismissNotice()
  if (!code) return null
  const { title, text, demoText } = textOf(code)
  const isShort = code === 'INSUFFICIENT_FUNDS'
  const isDemo = frame.opened.mode === 'demo'
  const leave = () => frame.portal.exit()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      phone="center"
      title={title}
      description={isDemo ? (demoText ?? text) : text}
      footer={
        <>
          {isShort && !isDemo && (
            <Button variant="lamp" onClick={() => frame.portal.openCashier()}>
              {t('deposit')}
            </Button>
          )}
          {endsSession(code) && (
            <Button variant="lamp" onClick={leave}>
              {t('toLobby')}
            </Button>
          )}
          {!endsSession(code) && (
            <Button variant={isShort && !isDemo ? 'line' : 'lamp'} onClick={close}>
              {t('understood')}
            </Button>
          )}
        </>
      }
    />
  )
}
