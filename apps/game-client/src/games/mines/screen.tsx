import { type MinesBet, type MinesEvent, minesX10000, tileCount } from '@fairground/game-rules/games/mines'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './mines.css'
import { Fact, RangeChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, eventsOf, type InstantScreen } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

type Fields = Pick<MinesBet, 'mines'>
type Tile = 'hidden' | 'safe' | 'exploded' | 'mine' | 'unopened'

/** What lies under each tile, as far as it has been told. */
function tilesOf(events: readonly MinesEvent[]): readonly Tile[] {
  const shown = events.find((event) => event.type === 'mines-shown')
  const tiles = Array.from({ length: tileCount }, (_, tile): Tile => {
    if (!shown) return 'hidden'
    return shown.tiles.includes(tile) ? 'mine' : 'unopened'
  })
  for (const event of events) {
    if (event.type === 'revealed') tiles[event.tile] = 'safe'
    if (event.type === 'exploded') tiles[event.tile] = 'exploded'
  }
  return tiles
}

function Board({ fields, round, phase, act }: BoardProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const isOn = phase === 'open'
  const events = phase === 'asking' && round?.isOver ? [] : eventsOf<MinesEvent>(round)
  const tiles = tilesOf(events)
  const opened = tiles.filter((tile) => tile === 'safe').length
  const mines = round && !round.isOver ? minesOf(events, fields.mines) : fields.mines
  const next = Math.min(opened + 1, tileCount - mines)
  const isUnderWay = round !== undefined && !round.isOver
  return (
    <div className="mines-board">
      <div className="mines-facts">
        <Fact label={t('instant.multiplier')}>{multiplier(opened > 0 ? minesX10000(mines, opened) : 10_000)}</Fact>
        <Fact label={t('instant.next')}>{multiplier(minesX10000(mines, isUnderWay ? next : 1))}</Fact>
      </div>
      <div className="mines-grid" data-on={isOn}>
        {places(tileCount).map((place) => {
          const tile = tiles[place] ?? 'hidden'
          return (
            <button
              key={place}
              type="button"
              className={cx('mines-tile focus-ring', `is-${tile}`)}
              aria-label={t(`instant.mines.tile.${tile}`, { tile: place + 1 })}
              disabled={!isOn || tile !== 'hidden'}
              onClick={() => act({ type: 'reveal', tile: place })}
            >
              {tile === 'safe' && <Icon name="icon-[ph--diamond-fill]" className="instant-pop" />}
              {tile === 'unopened' && <Icon name="icon-[ph--diamond-duotone]" />}
              {(tile === 'exploded' || tile === 'mine') && <Icon name="icon-[ph--bomb-fill]" className="instant-pop" />}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const minesOf = (events: readonly MinesEvent[], otherwise: number): number =>
  events.find((event) => event.type === 'laid')?.mines ?? otherwise

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  return (
    <RangeChoice
      label={t('instant.mines.count')}
      shown={fields.mines}
      min={1}
      max={tileCount - 1}
      value={fields.mines}
      isFixed={isFixed}
      onChange={(mines) => choose({ mines })}
    />
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'mines',
  firstFields: { mines: 3 },
  Board,
  Controls,
  showMs: (round) => (round.isOver ? 500 : 180),
  isOneStep: false,
}
