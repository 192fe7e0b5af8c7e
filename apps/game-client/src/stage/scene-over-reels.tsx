import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Cash } from '../components/cash.tsx'
import { CountUp } from '../components/count-up.tsx'
import { useGame, useScreen } from '../components/game-context.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { Scene } from '../play/screen.ts'
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

function SceneWords({ scene }: { scene: Scene }) {
  const { t } = useTranslation()
  switch (scene.kind) {
    case 'free-spins-intro':
      return (
        <>
          <b className={title}>{t('scene.free', { count: scene.count })}</b>
          <span className="text-lg">{t('scene.freeText', { multiplier: scene.multiplier })}</span>
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
    case 'big-win':
      return (
        <>
          <b className={title}>{t(scene.win.tier === 'mega' ? 'scene.mega' : 'scene.big')}</b>
          <CountUp win={scene.win} className={amount} />
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
