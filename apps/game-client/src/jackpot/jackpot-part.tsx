import type { Jackpot, JackpotTier, Share } from '@fairground/game-rules/jackpots'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useCashText, usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useGame } from '../components/game-context.ts'
import { Part } from '../paytable/part.tsx'

/** The published terms of the jackpot: how it is funded, what it begins with, how it is won, what it returns. */
export function JackpotPart() {
  const { t } = useTranslation()
  const { machine } = useGame()
  const { jackpot } = machine.model
  if (!jackpot) return null
  return (
    <Part title={t('jackpot.title')}>
      <div className="grid max-w-prose gap-3 text-sm text-ink-2">
        <p>{t(`jackpot.kind.${jackpot.kind}`)}</p>
        <ul className="grid gap-2">
          {jackpot.tiers.map((tier) => (
            <TierTerms key={tier.tier} tier={tier} />
          ))}
        </ul>
        <CommonTerms jackpot={jackpot} />
      </div>
    </Part>
  )
}

const minorPerUnit = 100n

function TierTerms({ tier }: { tier: JackpotTier }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const cash = useCashText()
  const shareText = useShareText()
  const whole = numberFormat(locale)
  const units = (count: number) => cash(BigInt(count) * minorPerUnit)
  const { seed, contribution, reserve, oneIn, mustHitBy } = tier
  return (
    <li className="rounded-md bg-surface-2 px-3 py-2">
      <b className="block text-ink">{t(`jackpot.tier.${tier.tier}`)}</b>
      <span className="block">
        {t('jackpot.funded', { share: shareText(contribution), reserve: shareText(reserve), seed: units(seed) })}
      </span>
      {oneIn !== undefined && (
        <span className="block">{t('jackpot.oneIn', { unit: units(1), count: whole.format(oneIn) })}</span>
      )}
      {mustHitBy !== undefined && <span className="block">{t('jackpot.bound', { bound: units(mustHitBy) })}</span>}
    </li>
  )
}

function CommonTerms({ jackpot }: { jackpot: Jackpot }) {
  const { t } = useTranslation()
  const { opened } = useGame()
  const percent = usePercent()
  const cash = useCashText()
  const base = opened.rtpBaseBp ?? opened.rtpBp
  const terms = [
    t('jackpot.rtp', { total: percent(opened.rtpBp), base: percent(base), jackpot: percent(opened.rtpBp - base) }),
    t('jackpot.stakeMax', { stake: cash(BigInt(jackpot.stakeMax) * minorPerUnit) }),
    t('jackpot.second'),
    t('jackpot.trial'),
    t(jackpot.kind === 'progressive' ? 'jackpot.drawn' : 'jackpot.committed'),
  ]
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}

/** Three decimals of a percent: shares are small. */
function useShareText(): (share: Share) => string {
  const { locale } = useUi()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  return ([num, den]) => percent.format(num / den)
}
