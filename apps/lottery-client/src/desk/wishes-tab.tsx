import type { LotteryDeskLottery } from '@fairground/contract/lottery-desk'
import { Button, Empty } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { shortDrawNo, useBetNames } from '../lib/names.ts'
import { useDesk, useDeskState } from './desk-context.ts'
import { Sum } from './sum.tsx'

type Wish = LotteryDeskLottery['wishes'][number]

/** What one person has asked and another decides. */
export function WishesTab() {
  const { t } = useTranslation('lottery-desk')
  const time = useTime()
  const desk = useDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const mayDecide = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  const wishes = useDeskState((state) => state.lottery?.wishes ?? [])
  if (wishes.length === 0) return <Empty icon="icon-[ph--users-duotone]" title={t('wishes.none')} />
  return (
    <ul className="grid gap-2">
      {wishes.map((wish) => (
        <li key={wish.wishId} className="lot-desk-row" data-wish={wish.act}>
          <div className="min-w-48 flex-1 text-sm">
            <b>
              <What wish={wish} />
            </b>
            <span className="block">{wish.reason}</span>
            <span className="block text-xs text-ink-3">
              {t('wishes.by', { name: wish.askedBy, time: time(wish.askedAt) })}
            </span>
          </div>
          {mayDecide && !wish.isMine && (
            <Button
              size="sm"
              variant="lamp"
              disabled={isBusy}
              onClick={() => void desk.act({ act: 'agree', wishId: wish.wishId })}
            >
              {t('wishes.agree')}
            </Button>
          )}
          {mayDecide && (
            <Button
              size="sm"
              variant="line"
              disabled={isBusy}
              onClick={() => void desk.act({ act: 'drop', wishId: wish.wishId })}
            >
              {t(wish.isMine ? 'wishes.takeBack' : 'wishes.refuse')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function What({ wish: { act, body } }: { wish: Wish }) {
  const { t } = useTranslation('lottery-desk')
  const names = useBetNames()
  const draws = useDeskState((state) => state.lottery?.draws ?? [])
  if (act === 'void') {
    const drawNo = draws.find(({ drawId }) => drawId === body.drawId)?.drawNo ?? String(body.drawId)
    return t('wishes.void', { draw: shortDrawNo(drawNo) })
  }
  const { kind, play, number, maxMinor, currency } = body
  return (
    <>
      {kind === 'ticket' || kind === 'player' ? t(`limits.${kind}`) : t('limits.number')}{' '}
      {typeof play === 'string' && play !== '' && names.play(play)} {String(number ?? '')}
      {': '}
      {typeof maxMinor === 'string' ? <Sum minor={maxMinor} currency={String(currency)} /> : t('limits.lifted')}
    </>
  )
}
