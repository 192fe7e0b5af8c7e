import type { DeskView } from '@fairground/contract/studio'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { cardText, isRedCard } from './card-words.ts'
import { useDeskState } from './desk-context.ts'

type Event = NonNullable<DeskView['round']>['events'][number]

/** What lies on the felt, as the rules tell it. */
export function DeskFelt() {
  const round = useDeskState(({ view }) => view.round)
  const hasShoe = useDeskState(({ view }) => view.hasShoe)
  if (!round) return null
  return (
    <section className="desk-felt">
      {hasShoe ? (
        <>
          <Hand side="player" round={round} />
          <Hand side="banker" round={round} />
        </>
      ) : (
        <Ball events={round.events} />
      )}
    </section>
  )
}

type Side = 'player' | 'banker'

function Hand({ side, round }: { side: Side; round: NonNullable<DeskView['round']> }) {
  const { t } = useTranslation()
  const cards = round.events.flatMap((event) => cardOf(event, side))
  const isNext = round.phase === 'running' && round.expected?.what.startsWith(side)
  return (
    <div className="desk-hand" data-side={side}>
      <h3>{t(`side.${side}`)}</h3>
      <div className="desk-hand-cards">
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand never move
          <bdi key={index} className={cx('desk-playing-card', isRedCard(card) && 'is-red')}>
            {cardText(card)}
          </bdi>
        ))}
        {isNext && <span className="desk-playing-card is-next">{t('waiting')}</span>}
      </div>
    </div>
  )
}

function cardOf(event: Event, side: Side): number[] {
  const { type, side: of, card } = event as { type: string; side?: unknown; card?: unknown }
  return type === 'dealt' && of === side && typeof card === 'number' ? [card] : []
}

function Ball({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation()
  const spin = events.find(({ type }) => type === 'spin') as { number?: unknown } | undefined
  return (
    <div className="desk-hand">
      <h3>{t('number')}</h3>
      <bdi className={cx('desk-playing-card', spin === undefined && 'is-next')}>
        {spin ? String(spin.number) : t('waiting')}
      </bdi>
    </div>
  )
}
