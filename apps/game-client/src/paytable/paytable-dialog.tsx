import { Dialog, Stepper } from '@fairground/ui'
import { Trans, useTranslation } from 'react-i18next'
import { Cash } from '../components/cash.tsx'
import { useGame, useScreen } from '../components/game-context.ts'
import { useStakes } from '../components/use-stakes.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import { CertifiedFacts } from './certified-facts.tsx'
import { LineGrid } from './line-grid.tsx'
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
        <FreeSpinsPart />
        <Part title={t('pay.lines', { count: model.lines.length })}>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-3 gap-y-3.5">
            {model.lines.map((rows, index) => (
              <LineGrid
                key={rows.join('')}
                rows={rows}
                rowCount={model.grid.rows}
                name={t('pay.lineName', { line: index + 1 })}
                number={index + 1}
              />
            ))}
          </ol>
        </Part>
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

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}

function FreeSpinsPart() {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  const { freeSpins, scatter } = useGame().machine.model
  const { multiplier, retriggerCount } = freeSpins
  return (
    <Part title={t('pay.free')}>
      <p className="max-w-prose text-sm text-ink-2">
        {t('pay.freeText', {
          multiplier,
          count: scatter.triggerCount,
          scatter: nameOf('scatter'),
          more: retriggerCount,
        })}
      </p>
    </Part>
  )
}

function RulesPart() {
  const { t } = useTranslation()
  const { opened, machine } = useGame()
  const rules = [
    t('pay.rule.lines', { count: machine.model.lines.length }),
    t('pay.rule.left'),
    t('pay.rule.highest'),
    t('pay.rule.cap', { max: machine.model.winCapX }),
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
