import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../frame/frame-context.ts'
import { Cash } from '../money/cash.tsx'

/** The balance, and beside it the one figure that matters to this game. */
export function MoneyLine({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { opened } = useFrame()
  const balanceMinor = useFrameState((state) => state.balanceMinor)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <div>
        <span className="block text-xs leading-4 text-ink-3">
          {t(opened.mode === 'demo' ? 'playBalance' : 'balance')}
        </span>
        <Cash minor={balanceMinor} decimals={2} className="text-[1.0625rem]" />
      </div>
      <div className="text-end">
        <span className="block text-xs leading-4 text-ink-3">{label}</span>
        {children}
      </div>
    </div>
  )
}
