import { Button, Dialog, KeyValues } from '@fairground/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RealityCalls, RealityCheck } from '../frame/frame.ts'
import { isIdle, useFrame, useFrameState } from '../frame/frame-context.ts'
import { Cash } from '../money/cash.tsx'

type Asked = { state: 'asking' | 'failed' } | { state: 'told' | 'confirming'; check: RealityCheck }

/**
 * For how long the player has played, and what it came to. It comes between rounds only. Whoever closes it without going
 * on is asked again at the next bet.
 */
export function RealityDialog({ calls }: { calls: RealityCalls }) {
  const { t } = useTranslation()
  const frame = useFrame()
  const isBetween = useFrameState(isIdle)
  const { asked, ask, confirm } = useRealityCheck(calls, isBetween)
  if (!isBetween) return null
  const check = 'check' in asked ? asked.check : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && frame.dismissNotice()}
      phone="center"
      title={t('refused.REALITY_CHECK.title')}
      description={t(asked.state === 'failed' ? 'refused.OTHER.text' : 'refused.REALITY_CHECK.text')}
      footer={
        <>
          <Button variant="line" onClick={() => frame.portal.exit()}>
            {t('toLobby')}
          </Button>
          {asked.state === 'failed' ? (
            <Button variant="lamp" onClick={ask}>
              {t('tryAgain')}
            </Button>
          ) : (
            <Button variant="lamp" disabled={asked.state !== 'told'} onClick={confirm}>
              {t('reality.goOn')}
            </Button>
          )}
        </>
      }
    >
      {check && <Facts check={check} />}
    </Dialog>
  )
}

function Facts({ check: { elapsedS, stakedMinor, netMinor } }: { check: RealityCheck }) {
  const { t } = useTranslation()
  const minutes = Math.floor(elapsedS / 60)
  return (
    <KeyValues
      items={[
        { id: 'played', label: t('session.played'), value: t('reality.minutes', { minutes }) },
        { id: 'staked', label: t('session.staked'), value: <Cash minor={BigInt(stakedMinor)} /> },
        { id: 'net', label: t('session.net'), value: <Cash minor={BigInt(netMinor)} signed /> },
      ]}
    />
  )
}

/** Asks once there is nothing under way; where another window has confirmed meanwhile, nothing is to be said. */
function useRealityCheck(calls: RealityCalls, isBetween: boolean) {
  const frame = useFrame()
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const ask = async () => {
    setAsked({ state: 'asking' })
    const told = await calls.read()
    if (!told.ok) setAsked({ state: 'failed' })
    else if (told.value.check?.isDue) setAsked({ state: 'told', check: told.value.check })
    else frame.dismissNotice()
  }
  const confirm = async () => {
    if (asked.state !== 'told') return
    setAsked({ ...asked, state: 'confirming' })
    const outcome = await calls.confirm()
    if (outcome.ok) frame.dismissNotice()
    else setAsked({ state: 'failed' })
  }
  const begin = useEffectEvent(() => void ask())
  useEffect(() => {
    if (isBetween) begin()
  }, [isBetween])
  return { asked, ask: () => void ask(), confirm: () => void confirm() }
}
