import type { DeskView } from '@fairground/contract/studio'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Die } from '../instant/table/die.tsx'
import { cardText, isRedCard } from './card-words.ts'
import { useDeskState } from './desk-context.ts'

type Event = NonNullable<DeskView['round']>['events'][number]

/** What lies on the felt, as the rules tell it. */
export function DeskFelt() {
  const round = useDeskState(({ view }) => view.round)
  const tool = useDeskState(({ view }) => view.tool)
  if (!round) return null
  return (
    <section className="desk-felt">
      {tool === 'shoe' && (
        <>
          <Hand side="player" round={round} />
          <Hand side="banker" round={round} />
        </>
      )}
      {tool === 'wheel' && <Ball events={round.events} />}
      {tool === 'dice' && <Throw events={round.events} />}
      {tool === 'coins' && <Coins events={round.events} />}
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

function Throw({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation()
  const { dice } = (events.find(({ type }) => type === 'dice') ?? {}) as { dice?: readonly number[] }
  return (
    <div className="desk-hand">
      <h3>{t('dice')}</h3>
      <div className="desk-hand-cards" dir="ltr">
        {dice?.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that were told lie still
          <Die key={place} face={face} isRolling={false} />
        )) ?? <span className="desk-playing-card is-next">{t('waiting')}</span>}
      </div>
    </div>
  )
}

function Coins({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation()
  const { red, reds } = (events.find(({ type }) => type === 'coins') ?? {}) as {
    red?: readonly boolean[]
    reds?: number
  }
  return (
    <div className="desk-hand">
      <h3>{t('coinsShown')}</h3>
      <div
        className="desk-hand-cards"
        dir="ltr"
        role="img"
        aria-label={red ? t('redCoins', { count: reds }) : t('waiting')}
      >
        {red?.map((isRed, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins that were told lie still
          <i key={place} className="desk-coin" data-red={isRed} />
        )) ?? <span className="desk-playing-card is-next">{t('waiting')}</span>}
      </div>
    </div>
  )
}
