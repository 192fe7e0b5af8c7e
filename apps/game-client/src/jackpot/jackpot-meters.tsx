import type { JackpotMeters as Meters } from '@fairground/contract/studio'
import { Cash, useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useMeters } from './use-meters.ts'

/** Cut to whole units: a meter that moves is easier to read, and never says more than there is. */
const wholeUnits = (minor: string): bigint => BigInt(`${minor.slice(0, -2) || '0'}00`)

/** The pools of the game over its cabinet: what the next spin can win besides. */
export function JackpotMeters() {
  const { t } = useTranslation()
  const meters = useMeters()
  if (!meters) return null
  return (
    <ul aria-label={t('jackpot.title')} className="col-span-full mt-1 flex flex-wrap justify-center gap-2 lg:gap-3">
      {meters.pools.map((pool) => (
        <Meter key={pool.tier} pool={pool} />
      ))}
    </ul>
  )
}

function Meter({ pool: { tier, meterMinor, boundMinor, deadlineAt } }: { pool: Meters['pools'][number] }) {
  const { t } = useTranslation()
  const time = useTime()
  return (
    <li className="min-w-0 rounded-md bg-[rgb(20_8_30/.66)] px-2.5 py-1 text-center shadow-[inset_0_0_0_1.5px_rgb(255_210_130/.55)] lg:px-4">
      <span className="block truncate text-2xs font-semibold text-[#ffd9a0]">{t(`jackpot.tier.${tier}`)}</span>
      <b className="block text-sm leading-tight font-bold whitespace-nowrap lg:text-lg">
        <Cash minor={wholeUnits(meterMinor)} />
      </b>
      {boundMinor !== null && (
        <span className="block text-2xs whitespace-nowrap text-ink-3">
          {t('jackpot.by')} <Cash minor={BigInt(boundMinor)} />
        </span>
      )}
      {deadlineAt !== null && (
        <span className="block text-2xs whitespace-nowrap text-ink-3">
          {t('jackpot.until', { time: time(deadlineAt) })}
        </span>
      )}
    </li>
  )
}
