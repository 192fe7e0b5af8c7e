import { Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useScreen } from '../components/game-context.ts'
import { useStakes } from '../components/use-stakes.ts'
import { FreeRoundsLeft } from './free-rounds-left.tsx'

/** What a round costs: nothing as long as there are free rounds, and otherwise the stake. */
export function RoundPrice() {
  const freeRounds = useScreen((state) => state.freeRounds)
  return freeRounds ? <FreeRoundsLeft grant={freeRounds} /> : <StakeStepper />
}

/** The stake of a round, up and down the studio's ladder. */
function StakeStepper() {
  const { t } = useTranslation()
  const { stakeMinor, less, more, isFixed, choose } = useStakes()
  return (
    <fieldset
      aria-label={t('stake')}
      className="console-stake flex items-center gap-3 rounded-[14px] bg-[rgb(20_8_30/.6)] p-1.5 text-center"
    >
      <StepButton
        label={t('stakeLess')}
        icon="icon-[ph--minus-bold]"
        disabled={isFixed || less === undefined}
        onClick={() => choose(less)}
      />
      <div className="min-w-27">
        <span className="block text-xs leading-4 text-ink-3">{t('stake')}</span>
        <span aria-live="polite">
          <Cash minor={stakeMinor} className="text-[1.0625rem]" />
        </span>
      </div>
      <StepButton
        label={t('stakeMore')}
        icon="icon-[ph--plus-bold]"
        disabled={isFixed || more === undefined}
        onClick={() => choose(more)}
      />
    </fieldset>
  )
}

function StepButton({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string
  icon: string
  disabled: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="focus-ring grid size-11 place-items-center rounded-[10px] bg-[rgb(255_240_210/.13)] transition-[background-color] not-disabled:hover:bg-[rgb(255_240_210/.22)] disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  )
}
