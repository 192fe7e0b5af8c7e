import { Button, Dialog, Field, Seg, Select, Switch } from '@fairground/ui'
import { useCashText, useStore } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrameGame } from '../components/frame-context.tsx'
import { autoplayCounts } from './autoplay.ts'

/** Choices in stakes; 0 means that the player does not want this rule. */
const lossLimitsX = ['5', '10', '20', '50', '100'] as const
const singleWinsX = ['0', '5', '10', '25', '50'] as const

/** The rules of a run. A loss limit is always part of them. */
export function AutoplayDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const frame = useFrameGame()
  const cash = useCashText()
  const stakeMinor = useStore(frame.screen, (state) => state.stakeMinor)
  const [rounds, setRounds] = useState(String(autoplayCounts[0]))
  const [lossLimitX, setLossLimitX] = useState<(typeof lossLimitsX)[number]>('10')
  const [singleWinX, setSingleWinX] = useState<(typeof singleWinsX)[number]>('0')
  const [stopsOnFreeSpins, setStopsOnFreeSpins] = useState(true)
  const inStakes = (times: string) => cash(BigInt(times) * stakeMinor)
  const start = () => {
    onClose()
    frame.startAutoplay({
      rounds: Number(rounds),
      lossLimitMinor: BigInt(lossLimitX) * stakeMinor,
      singleWinMinor: singleWinX === '0' ? undefined : BigInt(singleWinX) * stakeMinor,
      stopsOnFreeSpins: frame.hasFreeSpins && stopsOnFreeSpins,
    })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="bottom"
      title={t('auto')}
      description={t('autoplay.text')}
      footer={
        <Button variant="lamp" size="lg" block onClick={start}>
          {t('autoplay.start', { count: Number(rounds) })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field as="group" label={t('autoplay.rounds')}>
          <Seg
            block
            label={t('autoplay.rounds')}
            options={autoplayCounts.map((count) => ({ value: String(count), label: String(count) }))}
            value={rounds}
            onValueChange={setRounds}
          />
        </Field>
        <Field label={t('autoplay.lossLimit')} hint={t('autoplay.lossHint')}>
          <Select
            options={lossLimitsX.map((value) => ({ value, label: inStakes(value) }))}
            value={lossLimitX}
            onValueChange={setLossLimitX}
          />
        </Field>
        <Field label={t('autoplay.singleWin')}>
          <Select
            options={singleWinsX.map((value) => ({
              value,
              label: value === '0' ? t('autoplay.never') : inStakes(value),
            }))}
            value={singleWinX}
            onValueChange={setSingleWinX}
          />
        </Field>
        {frame.hasFreeSpins && (
          <Switch
            side="start"
            checked={stopsOnFreeSpins}
            onChange={(event) => setStopsOnFreeSpins(event.target.checked)}
          >
            {t('autoplay.onFree')}
          </Switch>
        )}
      </div>
    </Dialog>
  )
}
