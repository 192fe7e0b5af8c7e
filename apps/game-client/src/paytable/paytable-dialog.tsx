import type { SlotModel } from '@fairground/game-rules/slots'
import { Dialog, Stepper } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { Trans, useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useStakes } from '../components/use-stakes.ts'
import { JackpotPart } from '../jackpot/jackpot-part.tsx'
import { CertifiedFacts } from './certified-facts.tsx'
import { FeatureParts } from './feature-parts.tsx'
import { LinesPart } from './lines-part.tsx'
import { Part } from './part.tsx'
import { SymbolPays } from './symbol-pays.tsx'

/** Everything the model promises, in the player's money. Nothing here is written by hand: it is read from the model. */
export function PaytableDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { model } = useGame().machine
  const stakeMinor = useScreen((state) => state.stakeMinor)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={t('pay.title')}
      titleLook="poster"
      description={<Trans i18nKey="pay.stake" components={[<Cash key="stake" minor={stakeMinor} />]} />}
    >
      <div className="grid gap-7">
        <StakeChoice />
        <Part title={t('pay.symbols')}>
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {model.symbols.map((symbol) => (
              <SymbolPays key={symbol.id} symbol={symbol} stakeMinor={stakeMinor} />
            ))}
          </ul>
        </Part>
        <FeatureParts />
        <JackpotPart />
        <LinesPart />
        <RulesPart />
        <Part title={t('pay.facts')}>
          <CertifiedFacts />
        </Part>
      </div>
    </Dialog>
  )
}

/** The table follows the stake that the next round is played with. */
function StakeChoice() {
  const { t } = useTranslation()
  const { stakeMinor, less, more, isFixed, choose } = useStakes()
  return (
    <Stepper
      label={t('stake')}
      disabled={isFixed}
      canDecrease={less !== undefined}
      canIncrease={more !== undefined}
      onDecrease={() => choose(less)}
      onIncrease={() => choose(more)}
      className="justify-self-start"
    >
      <Cash minor={stakeMinor} className="px-3" />
    </Stepper>
  )
}

function RulesPart() {
  const { t } = useTranslation()
  const { opened, machine } = useGame()
  const rules = [
    ...useKindRules(machine.model),
    // A cap that no win is told to reach is no rule that anybody meets.
    ...(opened.maxWinX < machine.model.winCapX ? [] : [t('pay.rule.cap', { max: machine.model.winCapX })]),
    t('pay.rule.resume'),
    t('pay.rule.independent'),
    ...(opened.mode === 'demo' ? [t('pay.rule.demo')] : []),
  ]
  return (
    <Part title={t('pay.rules')}>
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5 text-sm text-ink-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Part>
  )
}

/** How this kind of game pays. */
function useKindRules({ kind, lines, grid }: SlotModel): string[] {
  const { t } = useTranslation()
  if (kind === 'lines') return [t('pay.rule.lines', { count: lines.length }), t('pay.rule.left'), t('pay.rule.highest')]
  const heights = grid.heights?.map(([rows]) => rows) ?? []
  const range = { min: Math.min(...heights), max: Math.max(...heights) }
  return [t(`pay.rule.${kind}`), ...(heights.length > 0 ? [t('pay.rule.tall', range)] : []), t('pay.rule.units')]
}
