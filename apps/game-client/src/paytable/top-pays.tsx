import { Button } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import { SymbolPicture } from '../scenery/symbol-picture.tsx'
import { paysOf } from './pays-of.ts'

const shownCount = 4

/** Beside the machine: what the best symbols pay at the chosen stake. */
export function TopPays({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { machine } = useGame()
  const nameOf = useSymbolName()
  const stakeMinor = useScreen((state) => state.stakeMinor)
  const best = machine.model.symbols
    .filter(({ kind }) => kind !== 'scatter')
    .flatMap((symbol) =>
      paysOf(machine.model, symbol, stakeMinor)
        .slice(0, 1)
        .map((pay) => ({ id: symbol.id, ...pay })),
    )
    .slice(0, shownCount)
  return (
    <section className="rounded-lg bg-surface-1 p-5 shadow-1">
      <h2 className="mb-2 text-lg font-bold">{t('pay.top')}</h2>
      <ul className="grid gap-1">
        {best.map(({ id, count, amountMinor }) => (
          <li key={id} className="flex items-center gap-3 text-sm">
            <SymbolPicture symbol={id} className="size-9" />
            <span className="min-w-0 flex-1 truncate text-ink-2">
              {count} × {nameOf(id)}
            </span>
            <Cash minor={amountMinor} />
          </li>
        ))}
      </ul>
      <Button variant="line" block onClick={onOpen} className="mt-3">
        {t('paytable')}
      </Button>
    </section>
  )
}
