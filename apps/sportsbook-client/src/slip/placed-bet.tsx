import type { SportsBetView } from '@fairground/contract/sports'
import { Button, Icon, Stamp } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useUntil } from '../lib/use-until.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { RefusalNote } from './refusal-note.tsx'

/** What became of the slip that was just placed: waiting, taken, or not. */
export function PlacedBet({ bet, onBets }: { bet: SportsBetView; onBets: (() => void) | undefined }) {
  const { t } = useTranslation()
  const play = useSports()
  const isBusy = useSportsState(({ phase }) => phase === 'placing')
  const isRefused = bet.state === 'refused'
  const isWaiting = bet.state === 'pending' || bet.state === 'sent'
  return (
    <div className="grid gap-3 px-5 py-4 text-center">
      {isWaiting && <Waiting decidesAt={bet.decidesAt} />}
      {!isWaiting && !isRefused && (
        <div className="grid justify-items-center gap-3">
          <Stamp>{t('slip.taken')}</Stamp>
          <p className="text-sm text-ink-2">{t('slip.takenText')}</p>
        </div>
      )}
      {isRefused && (
        <div className="text-start">
          <RefusalNote
            refusal={bet.refusal ?? { code: 'OTHER', limit: null, value: null, offer: null }}
            legs={bet.legs}
            onTake={(offer) => void play.slip.again(bet, offer)}
            isBusy={isBusy}
          />
        </div>
      )}
      <dl className="grid gap-1.5 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{t(isRefused ? 'slip.givenBack' : 'slip.totalStake')}</dt>
          <dd className="font-semibold">
            <Cash minor={BigInt(bet.stakeMinor)} />
          </dd>
        </div>
        {!isRefused && (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t('slip.mayReturn')}</dt>
            <dd className="font-semibold">
              <Cash minor={BigInt(bet.returnMinorMax)} />
            </dd>
          </div>
        )}
      </dl>
      {onBets && (
        <Button variant="line" block onClick={onBets}>
          {t('bets.title')}
        </Button>
      )}
    </div>
  )
}

/** Of the delay that every bet in play has. */
const delayS = 3
const steps = [3, 2, 1]

/** Three bulbs go out, one a second; the number stands beside them. */
function Waiting({ decidesAt }: { decidesAt: string | null }) {
  const { t } = useTranslation()
  const seconds = Math.min(delayS, useUntil(decidesAt))
  return (
    <div className="grid justify-items-center gap-2" role="status">
      <span aria-hidden="true" className="flex gap-1.5">
        {steps.map((step) => (
          <i key={step} className={step <= seconds ? 'bulb bulb-lit' : 'bulb'} />
        ))}
      </span>
      <p className="flex items-center gap-1.5 font-semibold">
        <Icon name="icon-[ph--hourglass-medium-duotone]" className="text-lamp-ink" />
        {decidesAt === null ? t('slip.sending') : t('slip.pending', { seconds })}
      </p>
      <p className="text-xs text-ink-2">{t('slip.pendingText')}</p>
    </div>
  )
}
