import { Icon } from '@fairground/ui'
import { chipsOf, QuickButton, StakeBox, useStore } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useInstant, useInstantState, useNextBet } from './instant-context.ts'
import { firstStake, mostStake } from './stake-most.ts'

/** Stakes are kept to whole units of the currency. */
const unitMinor = 100n
// The build's compiler loses a bigint that is written inside a component.
const [none, twice] = [0n, 2n]

/** The stake of the next bet: chips, half and double, least and most, undo and the bet before. */
export function StakePanel() {
  const { t } = useTranslation()
  const play = useInstant()
  const { view } = play
  const told = useStore(play.limits, (limits) => limits)
  const isFixed = useIsFixed()
  const chipMinor = useInstantState((state) => state.stakeMinor)
  const fields = useInstantState((state) => state.fields)
  const { stakeMinor } = useNextBet()
  const hasPast = useInstantState((state) => state.past.length > 0)
  const hasLast = useInstantState((state) => state.lastBet !== undefined)
  const [least, most] = [BigInt(told.limits.stakeMinorMin), mostStake({ ...play, limits: told.limits }, fields)]
  const first = firstStake(told, most)
  const chips = chipsOf({ rungs: told.stakesMinor.map(BigInt), least, most, first }, view.spots !== undefined)
  const set = (minor: bigint) => play.choose({ stakeMinor: clamp(minor, least, most) })
  const scale = (half: () => bigint, times: bigint) =>
    view.spots ? play.choose({ fields: view.spots.times(fields, times) }) : set(half())
  return (
    <StakeBox
      label={t('stake')}
      stakeMinor={stakeMinor}
      chosenMinor={chipMinor}
      chips={chips}
      ends={view.spots ? undefined : { least, most }}
      isFixed={isFixed}
      choose={set}
      quick={
        <>
          {view.spots ? (
            <QuickButton label={t('instant.clear')} disabled={isFixed} onClick={() => scale(() => none, none)}>
              <Icon name="icon-[ph--trash-bold]" />
            </QuickButton>
          ) : (
            <QuickButton label={t('instant.half')} disabled={isFixed} onClick={() => set(halfOf(stakeMinor))}>
              ½
            </QuickButton>
          )}
          <QuickButton
            label={t('instant.double')}
            disabled={isFixed}
            onClick={() => scale(() => stakeMinor * twice, twice)}
          >
            ×2
          </QuickButton>
          <QuickButton label={t('instant.undo')} disabled={isFixed || !hasPast} onClick={() => play.undo()}>
            <Icon name="icon-[ph--arrow-counter-clockwise-bold]" flip />
          </QuickButton>
          <QuickButton label={t('instant.rebet')} disabled={isFixed || !hasLast} onClick={() => play.rebet()}>
            <Icon name="icon-[ph--repeat-bold]" />
          </QuickButton>
        </>
      }
    />
  )
}

export const useIsFixed = (): boolean =>
  useInstantState(({ phase, autoplay }) => phase !== 'idle' || autoplay !== undefined)

const halfOf = (minor: bigint): bigint => (minor / 2n / unitMinor) * unitMinor
const clamp = (minor: bigint, least: bigint, most: bigint): bigint =>
  minor < least ? least : minor > most ? most : minor
