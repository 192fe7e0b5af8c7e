import type { StaffDeskWish } from '@fairground/contract/staff-desk'
import { DeskSum, DeskWishes } from '@fairground/vendor-ui/staff-desk'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { useDesk, useDeskNames, useDeskState } from './desk-context.ts'

/** What one person has asked and another decides. */
export function WishesTab() {
  const desk = useDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const mayDecide = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  const wishes = useDeskState((state) => state.lottery?.wishes ?? [])
  return (
    <DeskWishes
      {...{ wishes, mayDecide, isBusy }}
      whatOf={(wish) => <What wish={wish} />}
      onDecide={({ wishId }, act) => void desk.act({ act, wishId })}
    />
  )
}

function What({ wish: { act, body } }: { wish: StaffDeskWish }) {
  const { t } = useTranslation('lottery-desk')
  const names = useDeskNames()
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
      {typeof maxMinor === 'string' ? <DeskSum minor={maxMinor} currency={String(currency)} /> : t('limits.lifted')}
    </>
  )
}
