import type { SlotSymbol } from '@fairground/game-rules/slots'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useGame } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import { SymbolPicture } from '../scenery/symbol-picture.tsx'
import { paysOf } from './pays-of.ts'

/** One symbol, what it does, and what each count of it pays at this stake. */
export function SymbolPays({ symbol, stakeMinor }: { symbol: SlotSymbol; stakeMinor: bigint }) {
  const { t } = useTranslation()
  const { machine } = useGame()
  const nameOf = useSymbolName()
  const { scatter, freeSpins, kind, symbols } = machine.model
  const isGroup = kind === 'cluster' || kind === 'scatter-pays'
  const hasScatter = symbols.some((candidate) => candidate.kind === 'scatter')
  return (
    <li className="flex items-center gap-3.5 rounded-md bg-surface-2 px-3.5 py-2.5">
      <SymbolPicture symbol={symbol.id} className="size-17 shrink-0" />
      <div className="min-w-0 flex-1">
        <b className="block font-bold">{nameOf(symbol.id)}</b>
        <dl className="mt-0.5 grid gap-0.5 text-sm">
          {paysOf(machine.model, symbol, stakeMinor).map(({ count, amountMinor }) => (
            <div key={count} className="flex justify-between gap-3">
              <dt className="text-ink-3">{t(isGroup ? 'pay.atLeast' : 'pay.count', { count })}</dt>
              <dd>
                <Cash minor={amountMinor} />
              </dd>
            </div>
          ))}
        </dl>
        {symbol.kind === 'wild' && (
          <p className="mt-1 text-xs text-ink-2">
            {hasScatter ? t('pay.wild', { scatter: nameOf('scatter') }) : t('pay.wildPlain')}
          </p>
        )}
        {symbol.kind === 'coin' && <p className="mt-1 text-xs text-ink-2">{t('pay.coin')}</p>}
        {symbol.kind === 'scatter' && (
          <p className="mt-1 text-xs text-ink-2">
            {t('pay.scatter', { count: scatter.triggerCount, spins: freeSpins.count })}
          </p>
        )}
      </div>
    </li>
  )
}
