import manifest from 'virtual:art'
import { artSrcset, artUrl } from '@fairground/art/url'
import { type PointerEvent as PointerNews, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFishing, useFishingState } from './fishing-context.ts'

/** By the arrow keys, in degrees. */
const turnDegrees = 4

/** The water: its picture, and the canvas that everything swims on. */
export function SeaPlace() {
  const { t } = useTranslation()
  const desk = useFishing()
  const holder = useRef<HTMLDivElement>(null)
  const fishCount = useFishingState((state) => state.fishCount)
  useEffect(() => {
    const place = holder.current
    if (!place) return
    place.replaceChildren(desk.sea.canvas)
    const fit = () => desk.sea.layout({ width: place.clientWidth, height: place.clientHeight })
    const observer = new ResizeObserver(fit)
    observer.observe(place)
    return () => observer.disconnect()
  }, [desk])
  useKeys()
  const pointOf = ({ currentTarget, clientX, clientY }: PointerNews) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const [x, y] = desk.sea.view.toField([clientX - left, clientY - top])
    return { x, y }
  }
  return (
    <>
      <LagoonPicture />
      {/* Everything it does is done by buttons and keys as well. */}
      <div
        ref={holder}
        className="fishing-canvas"
        role="img"
        dir="ltr"
        aria-label={t('instant.fishing.fishCount', { fish: fishCount })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          desk.trigger.point(pointOf(event), true)
          desk.trigger.hold(true)
        }}
        onPointerMove={(event) => desk.trigger.point(pointOf(event), false)}
        onPointerUp={() => desk.trigger.hold(false)}
        onPointerCancel={() => desk.trigger.hold(false)}
      />
    </>
  )
}

function LagoonPicture() {
  const { opened } = useFishing()
  const { level } = opened.fishing
  return (
    <picture>
      <source media="(orientation: portrait)" srcSet={artUrl(manifest, `lagoon-narrow/${level}`)} />
      <img
        className="fishing-lagoon"
        src={artUrl(manifest, `lagoon-wide/${level}`)}
        srcSet={artSrcset(manifest, `lagoon-wide/${level}`)}
        sizes="100vw"
        alt=""
      />
    </picture>
  )
}

/** Arrows turn the cannon, the space bar fires while it is held, L locks on. */
function useKeys(): void {
  const { trigger } = useFishing()
  useEffect(() => {
    const isFree = () => document.activeElement === document.body || document.activeElement === null
    const down = (event: KeyboardEvent) => {
      if (!isFree() || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === 'ArrowLeft') trigger.turn(-turnDegrees)
      else if (event.key === 'ArrowRight') trigger.turn(turnDegrees)
      else if (event.key === ' ' && !event.repeat) trigger.hold(true)
      else if (event.key.toLowerCase() === 'l' && !event.repeat) trigger.toggleLock()
      else if (event.key !== ' ') return
      event.preventDefault()
    }
    const up = (event: KeyboardEvent) => event.key === ' ' && trigger.hold(false)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
    }
  }, [trigger])
}
