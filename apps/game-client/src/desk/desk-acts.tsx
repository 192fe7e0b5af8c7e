import { cx, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'
import { ReportDialog } from './report-dialog.tsx'

interface Act {
  name: 'open-shift' | 'close-shift' | 'new-shoe' | 'cut-card' | 'pit-call' | 'misdeal' | 'report'
  icon: string
  isOn: boolean
  look?: 'go' | 'void'
  do: () => unknown
}

/** Everything besides the step itself; what cannot be done now cannot be pressed. */
export function DeskActs() {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const view = useDeskState((state) => state.view)
  const isBusy = useDeskState((state) => state.isBusy)
  const [isReporting, setReporting] = useState(false)
  const { shift, shoe, tool, round, next } = view
  const isPlaying = round !== null && round.phase !== 'result'
  const shiftAct: Act = shift
    ? {
        name: 'close-shift',
        icon: 'icon-[ph--sign-out-duotone]',
        isOn: true,
        do: () => desk.act({ act: 'close-shift' }),
      }
    : {
        ...{ name: 'open-shift', icon: 'icon-[ph--play-circle-duotone]', isOn: true, look: 'go' },
        do: () => desk.act({ act: 'open-shift' }),
      }
  const shoeActs: Act[] = [
    {
      ...{ name: 'new-shoe', icon: 'icon-[ph--shuffle-bold]', isOn: round === null },
      ...(next === 'shoe' && { look: 'go' as const }),
      do: () => desk.act({ act: 'new-shoe' }),
    },
    {
      ...{ name: 'cut-card', icon: 'icon-[ph--scissors-duotone]', isOn: isPlaying && shoe?.isCut === false },
      do: () => desk.act({ act: 'cut-card' }),
    },
  ]
  const acts: Act[] = [
    shiftAct,
    ...(tool === 'shoe' ? shoeActs : []),
    {
      ...{ name: 'pit-call', icon: 'icon-[ph--bell-ringing-duotone]', isOn: true },
      do: () => desk.act({ act: 'report', kind: 'pit-call', facts: {} }),
    },
    {
      ...{ name: 'report', icon: 'icon-[ph--warning-circle-duotone]', isOn: isPlaying },
      do: () => setReporting(true),
    },
    {
      ...{ name: 'misdeal', icon: 'icon-[ph--prohibit-bold]', isOn: isPlaying, look: 'void' },
      do: () => desk.act({ act: 'report', kind: 'misdeal', facts: {} }),
    },
  ]
  return (
    <section className="desk-acts">
      {acts.map(({ name, icon, isOn, look, do: press }) => (
        <button
          key={name}
          type="button"
          disabled={!isOn || isBusy}
          className={cx('desk-act focus-ring', look && `is-${look}`)}
          onClick={() => void press()}
        >
          <Icon name={icon} className="desk-act-icon" />
          <b>{t(`act.${name}`)}</b>
          <small className="desk-act-text">{t(`actText.${name}`)}</small>
        </button>
      ))}
      <ReportDialog open={isReporting} onClose={() => setReporting(false)} />
    </section>
  )
}
