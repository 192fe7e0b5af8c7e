import { chipsOf, useCashText, useStore } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { Chip } from '../instant/table/chip.tsx'
import { useLive, useLiveState } from './live-context.ts'

/** The chips that the table takes, and which of them one press puts on a place. */
export function ChipChoice({ choose }: { choose: (minor: bigint) => void }) {
  const { t } = useTranslation()
  const cash = useCashText()
  const told = useStore(useLive().limits, (limits) => limits)
  const chipMinor = useLiveState((state) => state.chipMinor)
  const { stakeMinorMin, stakeMinorMax } = told.limits
  const [least, most] = [BigInt(stakeMinorMin), BigInt(stakeMinorMax)]
  const first = BigInt(told.stakeMinorDefault)
  const chips = chipsOf({ rungs: told.stakesMinor.map(BigInt), least, most, first }, true)
  return (
    <fieldset className="live-chips" aria-label={t('stake')}>
      {chips.map((minor) => (
        <button
          key={String(minor)}
          type="button"
          className="live-chip focus-ring"
          aria-label={cash(minor)}
          aria-pressed={chipMinor === minor}
          onClick={() => choose(minor)}
        >
          <Chip minor={minor} />
        </button>
      ))}
    </fieldset>
  )
}
