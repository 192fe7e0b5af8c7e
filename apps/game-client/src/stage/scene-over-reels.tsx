import type { SlotModel, SymbolId } from '@fairground/game-rules/slots'
import { Cash, CountUp } from '@fairground/vendor-ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { Scene } from '../play/screen.ts'
import { SymbolPicture } from '../scenery/symbol-picture.tsx'
import { boxStyle } from './place.ts'

/** What interrupts the reels for a moment: free spins won and over, a large win, the win cap. A tap goes on. */
export function SceneOverReels({ cabinet }: { cabinet: CabinetLayout }) {
  const { t } = useTranslation()
  const game = useGame()
  const scene = useScreen((state) => state.scene)
  const hasScene = scene !== undefined
  useEffect(() => game.machine.setVeil(hasScene), [game, hasScene])
  if (!scene) return null
  return (
    <button
      type="button"
      key={scene.kind}
      style={boxStyle(cabinet.well)}
      onClick={() => game.hurry()}
      className="scene-veil absolute grid place-content-center justify-items-center text-center"
    >
      <span className="scene-card">
        <span className="scene-rays" aria-hidden="true" />
        <span className="scene-words">
          <SceneEmblem scene={scene} />
          <SceneWords scene={scene} />
          <span className="scene-go">{t('scene.go')}</span>
        </span>
      </span>
    </button>
  )
}

/** The symbol that brought the feature, on the edge of its sign. */
function SceneEmblem({ scene }: { scene: Scene }) {
  const { machine } = useGame()
  const symbol = emblemOf(scene, machine.model)
  if (symbol === undefined) return null
  return <SymbolPicture symbol={symbol} className="scene-emblem" />
}

function emblemOf(scene: Scene, { symbols }: SlotModel): SymbolId | undefined {
  switch (scene.kind) {
    case 'free-spins-intro':
    case 'free-spins-more':
    case 'free-spins-outro':
      return symbols.find(({ kind }) => kind === 'scatter')?.id
    case 'hold-intro':
    case 'hold-outro':
      return symbols.find(({ kind }) => kind === 'coin')?.id
    case 'symbol-chosen':
      return scene.symbol
    default:
      return undefined
  }
}

const title = 'scene-title poster text-lamp-hi'
const text = 'scene-text'
const amount = 'scene-amount'
const jackpotAmount =
  'scene-amount whitespace-nowrap text-[#ffe9a8] [text-shadow:0_0_22px_rgb(255_190_60/.75),0_3px_14px_rgb(10_2_16/.9)]'

function SceneWords({ scene }: { scene: Scene }) {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  switch (scene.kind) {
    case 'free-spins-intro':
      return (
        <>
          <b className={title}>{t('scene.free', { count: scene.count })}</b>
          <span className={text}>
            {scene.multiplier > 1 ? t('scene.freeText', { multiplier: scene.multiplier }) : t('scene.freePlain')}
          </span>
        </>
      )
    case 'free-spins-more':
      return <b className={title}>{t('scene.more', { count: scene.count })}</b>
    case 'free-spins-outro':
      return (
        <>
          <b className={title}>{t('scene.outro', { count: scene.played })}</b>
          <CountUp win={scene.win} className={amount} />
        </>
      )
    case 'symbol-chosen':
      return (
        <>
          <b className={title}>{t('scene.chosen')}</b>
          <span className={text}>{t('scene.chosenText', { symbol: nameOf(scene.symbol) })}</span>
        </>
      )
    case 'hold-intro':
      return (
        <>
          <b className={title}>{t('scene.hold', { count: scene.count })}</b>
          <span className={text}>{t('scene.holdText', { remaining: scene.remaining })}</span>
        </>
      )
    case 'hold-outro':
      return (
        <>
          <b className={title}>{scene.isFull ? t('scene.holdFull') : t('scene.holdOutro', { count: scene.count })}</b>
          <CountUp win={scene.win} className={amount} />
        </>
      )
    case 'big-win':
      return (
        <>
          <b className={title}>{t(scene.win.tier === 'mega' ? 'scene.mega' : 'scene.big')}</b>
          <CountUp win={scene.win} className={amount} />
        </>
      )
    case 'jackpot':
      return (
        <>
          <b className={title}>{t('jackpot.won', { tier: t(`jackpot.tier.${scene.tier}`) })}</b>
          <CountUp win={scene.win} className={jackpotAmount} />
          <span className={text}>{t('jackpot.wonText')}</span>
        </>
      )
    case 'capped':
      return (
        <>
          <b className={title}>{t('scene.capped')}</b>
          <Cash minor={scene.capMinor} className={amount} />
          <span className={text}>{t('scene.cappedText')}</span>
        </>
      )
  }
}
