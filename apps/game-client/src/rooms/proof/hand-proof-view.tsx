import type { RoomHandRecord } from '@fairground/contract/studio'
import { Button, Icon, Skeleton, Stamp, Ticket } from '@fairground/ui'
import { Cash, roundName, saveFile, shortHash, useTime } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultTable } from '../hand/result-panel.tsx'
import { useRooms } from '../room-context.ts'
import { CardRow } from '../table/room-card.tsx'
import { useSeatName } from '../use-seat-name.ts'
import { type Check, checkHand, checks, type Findings, isFair } from './check-hand.ts'

/** One hand: who got what, what was done, which cards are opened, and the check of all that in this browser. */
export function HandProofView({ handId }: { handId: string }) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const [record, setRecord] = useState<RoomHandRecord | 'failed'>()
  useEffect(() => {
    let isWanted = true
    void desk.findHand(handId).then((found) => isWanted && setRecord(found.ok ? found.value.hand : 'failed'))
    return () => {
      isWanted = false
    }
  }, [desk, handId])
  if (record === undefined) return <Skeleton className="h-60 w-full" />
  if (record === 'failed')
    return (
      <p role="alert" className="rounded-md bg-surface-2 p-4 text-sm">
        {t('history.failed')}
      </p>
    )
  return <Proof record={record} />
}

function Proof({ record }: { record: RoomHandRecord }) {
  const { t } = useTranslation()
  const time = useTime()
  const { desk, game } = useRooms()
  const nameOf = useSeatName()
  const { handId, number, startedAt, seats, yourSeat, acts, result, proof } = record
  const name = (chair: number): string => {
    const seat = seats.find((one) => one.seat === chair)
    return seat ? nameOf(seat, chair === yourSeat) : t('room.chair', { number: chair })
  }
  const findings = checkHand({
    record,
    seen: desk.seenBefore(handId),
    ownCommitment: desk.ownCommitment(handId),
    replay: game.replay,
  })
  const isVoid = result.booked === 'void'
  return (
    <Ticket
      as="article"
      head={
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <b className="text-base font-bold">
              {number === null ? t('room.result.voidShort') : t('room.handNumber', { number })}
            </b>
            <p className="text-xs text-ink-2">
              <bdi>{roundName(handId)}</bdi> · {time(startedAt)}
            </p>
          </div>
          {!isVoid && (
            <Stamp tone={isFair(findings) ? 'mint' : 'ruby'}>
              {t(isFair(findings) ? 'fair.matched' : 'fair.mismatched')}
            </Stamp>
          )}
        </div>
      }
    >
      <div className="room-proof">
        {isVoid ? (
          <p>{t('room.result.void')}</p>
        ) : (
          <div className="room-result is-paper">
            <ResultTable shares={result.shares} name={name} ownSeat={yourSeat} />
            <p>
              {t('room.result.rake')} <Cash minor={BigInt(result.rakeMinor)} />
            </p>
          </div>
        )}
        {proof.openings.length > 0 && (
          <div>
            <b>{t('room.proof.openedCards')}</b>
            <CardRow cards={proof.openings.map(({ card }) => card)} className="room-proof-cards" />
          </div>
        )}
        {acts.length > 0 && (
          <ol className="room-log">
            {acts.map(({ number: step, seat, act, isIdle }) => (
              <li key={step} data-own={seat === yourSeat}>
                <bdi>{name(seat)}</bdi>
                <span>
                  {game.say(act, t)}
                  {isIdle && <small> {t('room.auto')}</small>}
                </span>
              </li>
            ))}
          </ol>
        )}
        <FindingList findings={findings} />
        {proof.opensAt !== null && <p className="text-xs">{t('room.proof.opensAt', { time: time(proof.opensAt) })}</p>}
        <p className="text-xs">
          {t('room.shuffle.server')} <bdi className="mono">{shortHash(proof.parts.serverCommit)}</bdi>
        </p>
        <Button
          variant="line"
          onClick={() => saveFile(`${handId}.json`, 'application/json', JSON.stringify(record, null, 2))}
        >
          {t('room.proof.save')}
        </Button>
      </div>
    </Ticket>
  )
}

const marks = {
  true: 'icon-[ph--check-bold]',
  false: 'icon-[ph--x-bold]',
  undefined: 'icon-[ph--hourglass-medium-duotone]',
}
const stateOf = (found: boolean | undefined) => (found === undefined ? 'undefined' : found ? 'true' : 'false')

function FindingList({ findings }: { findings: Findings }) {
  const { t } = useTranslation()
  const words: Record<Check, string> = {
    seen: t('room.proof.seen'),
    own: t('room.proof.own'),
    parts: t('room.proof.parts'),
    opened: t('room.proof.opened'),
    server: t('room.proof.server'),
    deck: t('room.proof.deck'),
    played: t('room.proof.played'),
    books: t('room.proof.books'),
  }
  return (
    <ul className="room-findings">
      {checks.map((check) => {
        const state = stateOf(findings[check])
        return (
          <li key={check} data-found={state}>
            <Icon name={marks[state]} className="room-finding-mark" />
            <span>
              {words[check]}
              {state === 'undefined' && <small> · {t('room.proof.closed')}</small>}
              {state === 'false' && <small> · {t('room.proof.wrong')}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
