import { Button, Icon, Skeleton, Stamp, Ticket } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isIdle as isIdleNow, useFrame, useFrameState, useRecords } from '../frame/frame-context.ts'
import { Corrections } from '../history/corrections.tsx'
import { roundName } from '../history/round-name.ts'
import type { RoundRecord } from '../history/round-record.ts'
import { Cash } from '../money/cash.tsx'
import { useTime } from '../texts/use-time.ts'
import { downloadProof } from './download-proof.ts'
import { useFairPlay } from './fair-play.ts'
import { isMatch } from './finding.ts'

// The build's compiler loses a bigint that is written inside a component.
const none = 0n

type Check = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; round: RoundRecord }

/** One round as a ticket. Its seed is revealed with the player's consent, then the browser plays it again. */
export function VerifyTicket({ roundId }: { roundId: string }) {
  const records = useRecords()
  const [check, setCheck] = useState<Check>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    void records.find(roundId).then((answer) => {
      if (isWanted) setCheck(answer.ok ? { state: 'loaded', round: answer.value } : { state: 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [records, roundId])
  if (check.state === 'loading') return <Skeleton className="h-60 w-full" />
  if (check.state === 'failed') return <Unavailable />
  return (
    <Ticket as="article" head={<TicketHead round={check.round} />}>
      <div className="grid gap-3 px-5 pt-3 pb-5">
        <Corrections round={check.round} />
        {!check.round.decidedBy && <SeedLines round={check.round} />}
        <Verdict
          round={check.round}
          onRevealed={(round) => setCheck({ state: 'loaded', round })}
          onFailed={() => setCheck({ state: 'failed' })}
        />
      </div>
    </Ticket>
  )
}

function Unavailable() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-md bg-surface-2 p-4 text-sm">
      <b className="block">{t('fair.unavailable')}</b>
      {t('fair.unavailableText')}
    </div>
  )
}

function TicketHead({ round }: { round: RoundRecord }) {
  const { t } = useTranslation()
  const time = useTime()
  const finding = round.state === 'void' ? undefined : round.check()
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <b className="text-base font-bold">{t('fair.round', { round: roundName(round.roundId) })}</b>
        <p className="text-xs text-ink-2">{t('fair.locked', { time: time(round.startedAt) })}</p>
        <p className="mt-1 text-sm">
          {round.stakeMinor > none && (
            <>
              {t('history.stake')} <Cash minor={round.stakeMinor} /> · {t('fair.total')}{' '}
              <Cash minor={round.paidMinor} />
            </>
          )}
        </p>
      </div>
      {finding && (
        <Stamp tone={isMatch(finding) ? 'mint' : 'ruby'}>
          {t(isMatch(finding) ? 'fair.matched' : 'fair.mismatched')}
        </Stamp>
      )}
    </div>
  )
}

function SeedLines({ round }: { round: RoundRecord }) {
  const { t } = useTranslation()
  const fair = useFairPlay()
  const { commit, serverSeed, clientSeed, nonce } = round.fairness
  const lines = [
    [t('fair.commit'), commit],
    [t('fair.serverSeed'), serverSeed ?? t('fair.notRevealed')],
    [fair.clientSeed, clientSeed],
    [t('fair.roundNonce'), String(nonce)],
  ] as const
  return (
    <dl className="grid gap-1.5 text-sm">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="mono break-all">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface VerdictProps {
  round: RoundRecord
  onRevealed: (round: RoundRecord) => void
  onFailed: () => void
}

function Verdict({ round, onRevealed, onFailed }: VerdictProps) {
  const { t } = useTranslation()
  const frame = useFrame()
  const records = useRecords()
  const fair = useFairPlay()
  const isIdle = useFrameState(isIdleNow)
  const [isBusy, setBusy] = useState(false)
  if (round.state === 'void') return <p className="text-sm">{t('fair.voidText')}</p>
  if (round.decidedBy) return <p className="text-sm">{t(`fair.${round.decidedBy}Text`)}</p>
  const finding = round.check()
  const reveal = async () => {
    setBusy(true)
    const rotated = await fair.rotate({})
    const revealed = rotated.ok ? await records.find(round.roundId) : rotated
    setBusy(false)
    if (!revealed.ok) return onFailed()
    frame.sound.play('stamp')
    onRevealed(revealed.value)
  }
  if (!finding) {
    return (
      <>
        <p className="text-sm text-ink-2">{t('fair.explain')}</p>
        <Button
          variant="lamp"
          block
          busy={isBusy}
          disabled={!isIdle}
          onClick={() => void reveal()}
          start={<Icon name="icon-[ph--seal-check-duotone]" />}
        >
          {t('fair.rotateAndVerify')}
        </Button>
      </>
    )
  }
  return (
    <div role="status" className="grid gap-3">
      <ul className="grid gap-1 text-sm">
        <CheckLine isRight={finding.fitsCommit} text={t('fair.check.commit')} />
        <CheckLine isRight={finding.fitsEvents} text={fair.same} />
      </ul>
      <p className={isMatch(finding) ? 'text-sm text-ink-2' : 'text-sm font-semibold text-ruby-ink'}>
        {t(isMatch(finding) ? 'fair.matchedText' : 'fair.mismatchText')}
      </p>
      <Button
        variant="line"
        block
        onClick={() => downloadProof(round)}
        start={<Icon name="icon-[ph--download-simple-bold]" />}
      >
        {t('fair.proof')}
      </Button>
    </div>
  )
}

function CheckLine({ isRight, text }: { isRight: boolean; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon
        name={isRight ? 'icon-[ph--check-circle-fill]' : 'icon-[ph--x-circle-fill]'}
        className={isRight ? 'mt-0.5 text-mint-ink' : 'mt-0.5 text-ruby-ink'}
      />
      <span className={isRight ? '' : 'line-through'}>{text}</span>
    </li>
  )
}
