import { Button, Icon, KeyValues, Ticket } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../frame/frame-context.ts'
import { roundName } from '../history/round-name.ts'
import { useTime } from '../texts/use-time.ts'
import { shortHash } from './short-hash.ts'

export interface RoundTicketProps {
  onVerify: (roundId: string) => void
  onChange: () => void
}

/** What the last round was locked with, and the way to check it. */
export function RoundTicket({ onVerify, onChange }: RoundTicketProps) {
  const { t } = useTranslation()
  const { screen } = useFrame()
  const round = useFrameState((state) => state.lastRound)
  const seeds = useFrameState((state) => state.seeds)
  const isIdle = useFrameState((state) => state.phase === 'idle')
  const time = useTime()
  const locked = round?.fairness ?? seeds
  if (!locked) return null
  const { commit, clientSeed, nonce } = locked
  return (
    <Ticket
      head={
        <>
          <b className="text-base font-bold">
            {round ? t('fair.round', { round: roundName(round.roundId) }) : t('fair.inUse')}
          </b>
          <p className="text-xs text-ink-2">
            {round ? t('fair.locked', { time: time(round.startedAt) }) : t('fair.noRound')}
          </p>
        </>
      }
    >
      <div className="px-5 pt-3 pb-4.5">
        <KeyValues
          items={[
            { id: 'commit', label: t('fair.serverSeed'), value: <bdi className="mono">{shortHash(commit)}</bdi> },
            {
              id: 'client',
              label: t('fair.clientSeed'),
              value: (
                <button type="button" onClick={onChange} disabled={!isIdle} className="link hit-44">
                  <bdi className="mono">{shortHash(clientSeed)}</bdi>
                </button>
              ),
            },
            { id: 'nonce', label: t('fair.roundNonce'), value: <span className="mono">{nonce}</span> },
          ]}
        />
        <Button
          variant="line"
          block
          disabled={!round || !isIdle}
          start={<Icon name="icon-[ph--seal-check-duotone]" />}
          onClick={() => onVerify(screen.get().lastRound?.roundId ?? '')}
          className="mt-3"
        >
          {t('fair.verifyRound')}
        </Button>
      </div>
    </Ticket>
  )
}
