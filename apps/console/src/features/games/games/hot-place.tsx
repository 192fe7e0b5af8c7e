import { hotGamesMax, type StaffGame } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { type HotMove, movedHot } from './hot-order.ts'
import { useHotGames, useOrderHot } from './use-games.ts'

/** Where a game stands in the hot row, and the ways to move it. */
export function HotPlace({ game, canChange }: { game: StaffGame; canChange: boolean }) {
  const { t } = useTranslation()
  const row = useHotGames().data?.list.map(({ nodeId }) => nodeId)
  const order = useOrderHot()
  const at = row?.indexOf(game.nodeId) ?? -1
  const isIn = at >= 0
  const isFull = !isIn && (row?.length ?? 0) >= hotGamesMax
  const isLast = at === (row?.length ?? 0) - 1
  const button = (move: HotMove, label: string, isOff = false) => (
    <Button
      variant="line"
      size="sm"
      disabled={!row || isOff || order.isPending}
      onClick={() => row && order.mutate(movedHot(row, game.nodeId, move))}
    >
      {label}
    </Button>
  )
  return (
    <section aria-label={t('lobby:hot')} className="grid gap-2 rounded-md bg-surface-2 px-3.5 py-3">
      <h3 className="font-semibold">{t('lobby:hot')}</h3>
      <p className="text-sm text-ink-2">{isIn ? t('lobby:hotPlace', { place: at + 1 }) : t('lobby:hotNone')}</p>
      <RefusalNote error={order.error} />
      {isFull && <p className="text-sm text-ink-3">{t('lobby:hotFull', { max: hotGamesMax })}</p>}
      {canChange && (
        <div className="flex flex-wrap gap-2">
          {isIn ? (
            <>
              {button('earlier', t('lobby:hotEarlier'), at === 0)}
              {button('later', t('lobby:hotLater'), isLast)}
              {button('remove', t('lobby:hotRemove'))}
            </>
          ) : (
            button('add', t('lobby:hotAdd'), isFull || !game.isEnabled || game.vendorStatus === 'retired')
          )}
        </div>
      )}
    </section>
  )
}
