import { Cash, CountUp, roundName, useCashText, useStore } from '@fairground/vendor-ui'
import { Trans, useTranslation } from 'react-i18next'
import { useTimes } from '../components/use-times.ts'
import { useInstant, useInstantState, useNextBet } from './instant-context.ts'
import { payoutNow } from './payout-now.ts'

// The build's compiler loses a bigint that is written inside a component.
const nothingMinor = 0n

/** The line under the board: how the round stands, and what it paid. Nothing celebrates less than the stake. */
export function Result() {
  return (
    <div className="instant-result">
      <p aria-hidden="true" className="instant-result-line">
        <Words />
      </p>
      <Announcer />
    </div>
  )
}

function Words() {
  const { t } = useTranslation()
  const { phase, win, round, isChecking, isReplay, lastRound } = useInstantState((state) => state)
  const { fault } = useNextBet()
  if (isChecking) return t('instant.checking')
  if (isReplay && round) return t('say.replay', { round: roundName(round.roundId) })
  if (phase === 'asking' || phase === 'showing') return t('instant.running')
  if (phase === 'open' && round) return <OpenWords nowMinor={payoutNow(round)} />
  if (fault) return <Fault fault={fault} />
  if (win) {
    const isLit = win.tier !== 'none'
    return (
      <b className={isLit ? 'lamp-pulse text-xl font-bold text-[#ffd98c]' : 'text-base font-semibold'}>
        <Trans
          i18nKey={isLit ? 'say.won' : 'say.paid'}
          components={[
            <CountUp key="amount" win={win} className={isLit ? 'text-[#ffd98c] [&>i]:text-[#e9bd80]' : ''} />,
          ]}
        />
      </b>
    )
  }
  return t(lastRound ? 'say.nothing' : 'instant.ready')
}

function OpenWords({ nowMinor }: { nowMinor: bigint }) {
  const { t } = useTranslation()
  if (nowMinor === nothingMinor) return t('instant.open')
  return (
    <span>
      {t('instant.now')} <Cash minor={nowMinor} className="text-[#ffd98c]" />
    </span>
  )
}

function Fault({ fault }: { fault: string }) {
  const { t } = useTranslation()
  const { limits } = useInstant()
  const cash = useCashText()
  const { stakeMinorMin, stakeMinorMax, payoutMinorMax } = useStore(limits, (told) => told.limits)
  if (fault === 'stake-low') return t('instant.fault.low', { amount: cash(BigInt(stakeMinorMin)) })
  if (fault === 'stake-high') return t('instant.fault.high', { amount: cash(BigInt(stakeMinorMax)) })
  if (fault === 'pays-too-much') return t('instant.fault.pays', { amount: cash(BigInt(payoutMinorMax)) })
  return t('instant.fault.incomplete')
}

/** Tells results, politely, to those who do not see the board. */
function Announcer() {
  const { t } = useTranslation()
  const cash = useCashText()
  const times = useTimes()
  const announced = useInstantState((state) => state.announced)
  const isChecking = useInstantState((state) => state.isChecking)
  const words = (): string => {
    if (!announced) return ''
    const { paidMinor, stakeMinor } = announced
    if (paidMinor === nothingMinor) return t('told.nothing')
    const amount = cash(paidMinor)
    if (paidMinor <= stakeMinor) return t('told.paid', { amount })
    return t('told.won', { amount, times: times(paidMinor, stakeMinor) })
  }
  return (
    <p role="status" className="sr-only">
      {isChecking ? t('instant.checking') : words()}
    </p>
  )
}
