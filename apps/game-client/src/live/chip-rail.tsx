import { Button, Icon } from '@fairground/ui'
import { Cash, QuickButton, useCashText, useStore } from '@fairground/vendor-ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SlipPadState } from '../tables/slips/slip-pad.ts'
import { ChipChoice } from './chip-choice.tsx'
import { useLive, useLiveState } from './live-context.ts'
import type { LiveGame } from './live-game.ts'
import { PatternMenu } from './patterns/pattern-menu.tsx'
import { refusalWords } from './refusal-words.ts'

/** Chips to lay, what lies there, and the word that nothing more comes. */
export function ChipRail({ game }: { game?: Pick<LiveGame, 'presets'> }) {
  const { t } = useTranslation()
  const play = useLive()
  const state = useStore(play.pad.screen, (pad) => pad)
  const stakeMinor = useLiveState(({ stakeMinor: stake }) => stake)
  const isOpen = useLiveState(({ table }) => table.phase === 'betting')
  const isReady = useLiveState(({ readyId, table }) => readyId !== undefined && readyId === table.round?.sharedRoundId)
  const mayHurry = isOpen && !play.rules.closesOnTime
  const isFixed = !isOpen || state.slipsLeft === 0
  const isNew = hasNew(state)
  return (
    <>
      <div className="live-total">
        <span>{t('live.total')}</span>
        <output aria-live="polite">
          <Cash minor={stakeMinor} />
        </output>
      </div>
      <ChipChoice choose={(minor) => play.choose(minor)} />
      <div className="live-quick">
        <QuickButton label={t('instant.undo')} disabled={isFixed || !state.canUndo} onClick={() => play.pad.undo()}>
          <Icon name="icon-[ph--arrow-counter-clockwise-bold]" flip />
        </QuickButton>
        <QuickButton label={t('instant.clear')} disabled={isFixed || !isNew} onClick={() => play.pad.clear()}>
          <Icon name="icon-[ph--trash-bold]" />
        </QuickButton>
        <QuickButton label={t('instant.double')} disabled={isFixed || isEmpty(state)} onClick={() => play.pad.double()}>
          ×2
        </QuickButton>
        <QuickButton label={t('instant.rebet')} disabled={isFixed || !hasLast(state)} onClick={() => play.pad.rebet()}>
          <Icon name="icon-[ph--repeat-bold]" />
        </QuickButton>
        <PatternMenu presets={game?.presets} isFixed={isFixed} />
      </div>
      <Button
        block
        variant={isNew || state.isSending ? 'lamp' : 'line'}
        disabled={!isOpen || (!isNew && (isReady || !mayHurry))}
        onClick={() => void play.ready()}
        className="live-ready"
      >
        {isNew || state.isSending ? (
          <>
            {t('live.confirm')} <Cash minor={stakeMinor} />
          </>
        ) : (
          readyWords(t, state, { mayHurry, isReady: isReady && mayHurry })
        )}
      </Button>
      <Refusal refusal={state.refusal} />
    </>
  )
}

/** Why the last slip was not taken, and what would fit. */
function Refusal({ refusal }: Pick<SlipPadState, 'refusal'>) {
  const { t, i18n } = useTranslation()
  const words = refusalWords({ t, i18n, cash: useCashText() }, refusal)
  if (words === undefined) return null
  return (
    <p className="live-refusal" role="alert">
      <Icon name="icon-[ph--warning-circle-duotone]" /> {words}
    </p>
  )
}

interface Standing {
  /** The betting is open, and ends early when everybody is ready. */
  mayHurry: boolean
  /** The player has said that nothing more comes. */
  isReady: boolean
}

function readyWords(t: TFunction, { taken }: SlipPadState, { mayHurry, isReady }: Standing): string {
  if (isReady) return t('live.ready.waiting')
  if (taken.size === 0) return t(mayHurry ? 'live.ready.skip' : 'live.layChips')
  return t(mayHurry ? 'live.ready.say' : 'live.placed')
}
const hasNew = ({ wanted, taken }: SlipPadState): boolean =>
  [...wanted].some(([spot, minor]) => minor !== (taken.get(spot) ?? none))
const isEmpty = ({ wanted }: SlipPadState): boolean => wanted.size === 0
const hasLast = ({ last, taken }: SlipPadState): boolean => last.size > 0 && taken.size === 0
const none = 0n
