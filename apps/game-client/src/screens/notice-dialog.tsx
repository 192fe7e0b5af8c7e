import { Button, Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../components/frame-context.ts'
import { endsGame, refusalKey } from './refusal-text.ts'

/** A spin was refused: what it means for the money, and what can be done. */
export function NoticeDialog() {
  const { t } = useTranslation()
  const frame = useFrame()
  const code = useFrameState((state) => state.notice)
  const close = () => frame.dismissNotice()
  if (!code) return null
  const key = refusalKey(code)
  const isShort = code === 'INSUFFICIENT_FUNDS'
  const isDemo = frame.opened.mode === 'demo'
  const leave = () => frame.portal.exit()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      phone="center"
      title={t(`${key}.title`)}
      description={t(isShort && isDemo ? 'refused.INSUFFICIENT_FUNDS.demoText' : `${key}.text`)}
      footer={
        <>
          {isShort && !isDemo && (
            <Button variant="lamp" onClick={() => frame.portal.openCashier()}>
              {t('deposit')}
            </Button>
          )}
          {endsGame(code) && (
            <Button variant="lamp" onClick={leave}>
              {t('toLobby')}
            </Button>
          )}
          {!endsGame(code) && (
            <Button variant={isShort && !isDemo ? 'line' : 'lamp'} onClick={close}>
              {t('understood')}
            </Button>
          )}
        </>
      }
    />
  )
}
