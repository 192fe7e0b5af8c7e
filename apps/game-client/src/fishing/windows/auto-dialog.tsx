import { Button, Dialog, Field, Seg, Select } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFishing, useFishingState } from '../screen/fishing-context.ts'

const lossBulletsChoices = [20, 50, 100, 200, 500] as const
const minutesChoices = [5, 10, 20, 30] as const
/** In bullets; 0: it does not stop at a win. */
const winBulletsChoices = [0, 20, 50, 100, 500] as const

/** Nothing fires by itself without a bound of loss and one of time. */
export function AutoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const desk = useFishing()
  const cash = useCashText()
  const { autoDefaults } = desk.opened.fishing
  const valueMinor = useFishingState(({ magazine, bulletMinor }) =>
    magazine?.state === 'open' ? magazine.bulletMinor : String(bulletMinor),
  )
  const [loss, setLoss] = useState(String(autoDefaults.lossBullets))
  const [minutes, setMinutes] = useState(String(autoDefaults.minutes))
  const [win, setWin] = useState('0')
  const inBullets = (count: number) => ({ value: String(count), label: cash(BigInt(count) * BigInt(valueMinor)) })
  const start = () => {
    onClose()
    const singleWinBullets = win === '0' ? null : Number(win)
    void desk.trigger.startAuto({ lossBullets: Number(loss), minutes: Number(minutes), singleWinBullets })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="bottom"
      title={t('instant.fishing.autoFire')}
      description={t('instant.fishing.autoText')}
      footer={
        <Button variant="lamp" size="lg" block onClick={start}>
          {t('instant.fishing.autoFire')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={t('autoplay.lossLimit')}>
          <Select options={lossBulletsChoices.map(inBullets)} value={loss} onValueChange={setLoss} />
        </Field>
        <Field as="group" label={t('instant.fishing.autoTime')}>
          <Seg
            block
            label={t('instant.fishing.autoTime')}
            options={minutesChoices.map((count) => ({
              value: String(count),
              label: t('reality.minutes', { minutes: count }),
            }))}
            value={minutes}
            onValueChange={setMinutes}
          />
        </Field>
        <Field label={t('instant.fishing.autoWin')}>
          <Select
            options={winBulletsChoices.map((count) =>
              count === 0 ? { value: '0', label: t('autoplay.never') } : inBullets(count),
            )}
            value={win}
            onValueChange={setWin}
          />
        </Field>
      </div>
    </Dialog>
  )
}
