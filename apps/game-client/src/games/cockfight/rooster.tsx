import manifest from 'virtual:art'
import { type RoosterCoat, type RoosterLayer, roosterLayers } from '@fairground/art/catalogue'
import { artUrl } from '@fairground/art/url'
import type { Blow } from '@fairground/game-rules/games/cockfight'
import { cx } from '@fairground/ui'
import { useEffect, useRef } from 'react'

interface RoosterProps {
  coat: RoosterCoat
  blow: Blow | undefined
  isCalm: boolean
  /** Its spring turns. */
  isWound: boolean
  /** Its spring has run down. */
  isOver: boolean
  hasWon: boolean
}

const [strikeMs, hitMs] = [620, 520]
/** What moves besides the whole bird, and how. */
const partMoves: Readonly<Record<Blow['kind'], { layer: RoosterLayer; to: string }>> = {
  peck: { layer: 'head', to: 'rotate(26deg)' },
  kick: { layer: 'legs', to: 'rotate(-22deg) translateY(-4%)' },
  wing: { layer: 'wing', to: 'rotate(48deg)' },
  spin: { layer: 'key', to: 'rotate(360deg)' },
}
const leaps: Readonly<Record<Blow['kind'], string>> = {
  peck: 'translate(17%, -2%) rotate(9deg)',
  kick: 'translate(20%, -16%) rotate(-12deg)',
  wing: 'translate(16%, -9%) rotate(5deg)',
  spin: 'translate(14%, -3%) rotate(3deg)',
}

/** A rooster of wood and brass, in layers. It looks towards the middle; each blow moves it once. */
export function Rooster({ coat, blow, isCalm, isWound, isOver, hasWon }: RoosterProps) {
  const bird = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = bird.current
    if (!node || !blow || isCalm) return
    const isStriking = blow.by === coat || blow.by === 'both'
    const moves = isStriking ? strike(node, blow.kind) : [node.animate(hitFrames, hitMs)]
    return () => {
      for (const move of moves) move.cancel()
    }
  }, [blow, coat, isCalm])
  return (
    <div
      className={cx('cock-bird', `is-${coat}`, isWound && 'is-wound', isOver && 'is-over', hasWon && 'has-won')}
      aria-hidden="true"
    >
      <Layer coat={coat} layer="stand" />
      <div ref={bird} className="cock-moving">
        {roosterLayers
          .filter((layer) => layer !== 'stand')
          .map((layer) => (
            <Layer key={layer} coat={coat} layer={layer} />
          ))}
      </div>
    </div>
  )
}

function Layer({ coat, layer }: { coat: RoosterCoat; layer: RoosterLayer }) {
  const url = artUrl(manifest, `rooster/${coat}-${layer}`)
  return url ? <img className={`cock-layer is-${layer}`} src={url} alt="" data-layer={layer} /> : null
}

const hitFrames: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-7%, 0) rotate(-7deg)', offset: 0.35 },
  { transform: 'translate(2%, 0) rotate(2deg)', offset: 0.7 },
  { transform: 'none' },
]

function strike(node: HTMLElement, kind: Blow['kind']): Animation[] {
  const there: Keyframe[] = [
    { transform: 'none' },
    { transform: leaps[kind], offset: 0.4, easing: 'cubic-bezier(.3,0,.2,1)' },
    { transform: 'none' },
  ]
  const { layer, to } = partMoves[kind]
  const part = node.querySelector<HTMLElement>(`[data-layer="${layer}"]`)
  const turn = part?.animate([{ transform: 'none' }, { transform: to, offset: 0.45 }, { transform: 'none' }], strikeMs)
  return [node.animate(there, { duration: strikeMs, easing: 'ease-in-out' }), ...(turn ? [turn] : [])]
}
