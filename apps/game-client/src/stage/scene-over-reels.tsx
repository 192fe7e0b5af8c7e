import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Cash } from '../components/cash.tsx'
import { CountUp } from '../components/count-up.tsx'
import { useGame, useScreen } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { Scene } from '../play/screen.ts'
import { symbolUrl, themeOr } from '../reels/symbol-images.ts'
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
      className="scene-veil absolute grid place-content-center justify-items-center rounded-lg p-4 text-center"
    >
      <span className="scene-words grid justify-items-center gap-2 lg:gap-3">
        <SceneWords scene={scene} />
        <span className="text-xs text-ink-3">{t('scene.go')}</span>
      </span>
    </button>
  )
}

const title = 'poster text-2xl leading-tight text-lamp-hi [text-shadow:0_3px_18px_rgb(10_2_16/.8)] lg:text-4xl'
const amount = 'text-4xl font-bold lg:text-5xl'
const jackpotAmount =
  'text-5xl font-bold whitespace-nowrap text-[#ffe9a8] [text-shadow:0_0_22px_rgb(255_190_60/.75),0_3px_14px_rgb(10_2_16/.9)] lg:text-6xl'

function SceneWords({ scene }: { scene: Scene }) {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  const { opened } = useGame()
  switch (scene.kind) {
    case 'free-spins-intro':
      return (
        <>
          <b className={title}>{t('scene.free', { count: scene.count })}</b>
          <span className="text-lg">
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
          <img src={symbolUrl(themeOr(opened.theme), scene.symbol)} alt="" width={96} height={96} className="size-24" />
          <span className="text-lg">{t('scene.chosenText', { symbol: nameOf(scene.symbol) })}</span>
        </>
      )
    case 'hold-intro':
      return (
        <>
          <b className={title}>{t('scene.hold', { count: scene.count })}</b>
          <span className="text-lg">{t('scene.holdText', { remaining: scene.remaining })}</span>
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
          <span className="max-w-96 text-base text-balance">{t('jackpot.wonText')}</span>
        </>
      )
    case 'capped':
      return (
        <>
          <b className={title}>{t('scene.capped')}</b>
          <Cash minor={scene.capMinor} className={amount} />
          <span className="text-base">{t('scene.cappedText')}</span>
        </>
      )
  }
}
