import { Button, Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../frame/frame-context.ts'
import { RealityDialog } from './reality-dialog.tsx'
import { endsSession, useRefusalText } from './refusal-text.ts'

/** A bet was refused: what it means for the money, and what can be done. */
export function NoticeDialog() {
  const { reality } = useFrame()
  const code = useFrameState((state) => state.notice)
  const isInRound = useFrameState(({ phase }) => phase === 'open')
  if (!code) return null
  // A raise that was refused for it leaves the player's round open, which ends first.
  if (code === 'REALITY_CHECK' && reality && !isInRound) return <RealityDialog calls={reality} />
  return <Notice code={code} />
}

function Notice({ code }: { code: string }) {
  const { t } = useTranslation()
  const frame = useFrame()
  const textOf = useRefusalText()
  const close = () => frame.dismissNotice()
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
